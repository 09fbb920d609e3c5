import type { PeriodSheet } from '@qalam/contract/period-marks/shapes.ts'
import { type Choosing, sheet } from './service/sheet.ts'

export { signedMarksOf, type SignedMark } from './service/signed-marks.ts'
export * as proof from './service/proof.ts'
export { broughtPlansOf } from './service/brought-from-schools.ts'
export { certifyTaken } from './service/certify.ts'
export { plansIn } from './service/transfer-sheet.ts'
export { type Signer, signerWith } from './signing.ts'
export { turnsOf } from './service/turns.ts'

/** The marks of a plan for the period that the quarter of the context lies in, for whoever may read the journal. */
export const sheetOfPeriod = (context: Choosing, planUuid: string): Promise<PeriodSheet> =>
  sheet(context, planUuid, undefined)
