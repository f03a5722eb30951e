import { detectHandedOver } from './handed-over.ts'
import { detectKeyShapes } from './key-shapes.ts'
import { detectOpeningCodes } from './opening-codes.ts'
import { detectPayment } from './payment.ts'
import { detectPersonal } from './personal.ts'
import { detectRecovery } from './recovery.ts'
import type { Detector } from './redactor.ts'
import { detectToldAbroad } from './told-abroad.ts'
import { detectToldSecrets } from './told-secrets.ts'
import { detectUsedSecrets } from './used-secrets.ts'

/** What Locket looks for on its own: secrets (never stored) and personal data (classified). */
export const DEFAULT_DETECTORS: readonly Detector[] = [
  detectKeyShapes,
  detectHandedOver,
  detectToldSecrets,
  detectToldAbroad,
  detectOpeningCodes,
  detectUsedSecrets,
  detectRecovery,
  detectPayment,
  detectPersonal,
]
