export { createScenario } from './scenario/thirty-days.ts'
export { exchangeText } from './scenario/scenario.ts'
export type { Exchange, Fact, FactVersion, Probe, ProbeForm, Scenario } from './scenario/scenario.ts'
