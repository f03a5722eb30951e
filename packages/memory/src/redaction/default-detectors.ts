import { detectKeyShapes } from './key-shapes.ts'
import { detectPayment } from './payment.ts'
import { detectPersonal } from './personal.ts'
import type { Detector } from './redactor.ts'
import { detectToldSecrets } from './told-secrets.ts'

/** What Locket looks for on its own: secrets (never stored) and personal data (classified). */
export const DEFAULT_DETECTORS: readonly Detector[] = [detectKeyShapes, detectToldSecrets, detectPayment, detectPersonal]
