import type { PeriodSheet } from '@qalam/contract/period-marks/shapes.ts'
import { type Choosing, sheet } from './service/sheet.ts'

export { signedMarksOf, type SignedMark } from './service/signed-marks.ts'
export { type ProofFault, proveSchool } from './service/proof.ts'
export { closingCount, schoolsToProve } from './views/proof.ts'
export { signerWith } from './signing.ts'
export { turnsOf } from './service/turns.ts'

/** The marks of a plan for the period that the quarter of the context lies in, for whoever may read the journal. */
export const sheetOfPeriod = (context: Choosing, planUuid: string): Promise<PeriodSheet> =>
  sheet(context, planUuid, undefined)
