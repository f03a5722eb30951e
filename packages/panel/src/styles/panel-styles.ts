import type { CSSResultGroup } from 'lit'
import { controls } from './controls.ts'
import { layout } from './layout.ts'
import { memories } from './memories.ts'
import { tokens } from './tokens.ts'

/** All styles of the panel. */
export const panelStyles: CSSResultGroup = [tokens, layout, memories, controls]
