import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import type { Context } from '#platform/context.ts'
import { storeBrought } from '../repository/brought.ts'
import type { Signer } from '../signing.ts'
import { broughtSheets } from '../views/brought-sheets.ts'
import { type CertifiedPlan, givenIn, nameOf } from '../views/certified.ts'
import { plansIn } from './transfer-sheet.ts'

type Taken = { transferId: number; from: number; studentId: number; to: number; takenAs: number; leavesOn: string }

/**
 * Signs what a school gave a student whom another school takes, a text for each year, and hands it over: marks of all years,
 * scores of the one that goes on, and what the student had brought to that school before.
 */
export async function certifyTaken(
  signer: Signer,
  { db, now }: Pick<Context, 'db' | 'now'>,
  { transferId, from, studentId, to, takenAs, leavesOn }: Taken,
): Promise<void> {
  const year = academicYearOf(leavesOn)
  const before = plansIn(await broughtSheets(db, { schoolId: from, students: [studentId], year: null }))
  const given = [
    ...before.map(({ studentId: _, ...plan }) => plan),
    ...(await givenIn(db, { schoolId: from, studentId, year })),
  ]
  // What this very school gave before stands in its own journals.
  const plans = given.filter((plan) => plan.schoolId !== to && says(plan))
  const fullName = await nameOf(db, from, studentId)
  for (const [of, own] of Map.groupBy(plans, (plan) => plan.year)) {
    const head = { format: 1, transferId, fromSchoolId: from, toSchoolId: to, studentId, fullName, year: of, leavesOn }
    const sheet = JSON.stringify({ ...head, at: now.toISOString(), plans: own })
    const signed = { sheet, signature: signer.sign(sheet), keyId: signer.keyId }
    await storeBrought(db, { schoolId: to, studentId: takenAs, year: of, transferId, at: now, ...signed })
  }
}

const says = ({ marks, scores }: CertifiedPlan): boolean => marks.length > 0 || scores.length > 0
