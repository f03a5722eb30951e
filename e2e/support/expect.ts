import { expect as base, type Expect } from '@playwright/test'

/** Waits for as long as a busy machine may take to load the model and the rules. */
export const expect: Expect = base.configure({ timeout: 30_000 })
