import { describeScanners } from './simd-scan.contract.ts'

describeScanners()
