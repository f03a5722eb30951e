export { openLocket } from './client/open-locket.ts'
export type { Decision, DecisionOp, ReasonCode } from './core/decision.ts'
export type { ErrorDetails, MemoryErrorCode } from './core/errors.ts'
export { MemoryError } from './core/errors.ts'
export type {
  Classification,
  Importance,
  Influence,
  Memory,
  MemoryEdit,
  MemoryId,
  MemoryInput,
  MemoryKind,
  MemoryStatus,
  Origin,
  Source,
  Turn,
  TurnRole,
} from './core/memory.ts'
export type { Policy, PolicyInput, Retention } from './core/policy.ts'
export type { AuditEntry, AuditOp, Erasure, ForgetTarget, ForgetTargetKind, Leg, Receipt, Trace, TraceUse } from './core/records.ts'
export type { Embedder } from './embedding/embedder.ts'
export type { ExtractionContext, Extractor, Nearness, Proposal } from './extraction/extractor.ts'
export type {
  Change,
  Checkpoint,
  ForgetOptions,
  Hit,
  ExportOptions,
  ImportOptions,
  ImportResult,
  Locket,
  LocketOptions,
  LocketStatus,
  MemoriesOptions,
  Page,
  PageOptions,
  PassphraseChange,
  PolicyAlert,
  Prompt,
  PromptOptions,
  PromptPart,
  Recall,
  RecallOptions,
  Summary,
  Thread,
  ThreadInfo,
  ThreadTurnsOptions,
} from './locket.ts'
export type { Detector, Finding } from './redaction/redactor.ts'
