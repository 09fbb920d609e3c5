import type { Named } from '@qalam/contract/kernel/languages.ts'
import { closingOf, type MarkPeriod, quartersOf } from '@qalam/contract/period-marks/rules.ts'
import type { Db } from '#platform/db/db.ts'
import type { Signer } from '../signing.ts'
import {
  broughtToProve,
  type ClosingToProve,
  closedUnsigned,
  closingsBehind,
  type MarkToProve,
  marksOfPlans,
} from '../views/proof.ts'
import { cellsDigest } from '../views/snapshot.ts'
import { hashOf, readSnapshot, type PeriodSnapshot } from './snapshot.ts'

export { closingCount, schoolsToProve } from '../views/proof.ts'

/** What does not hold of a closed period. */
export type ProofFault = {
  fault: 'signature' | 'text' | 'chain' | 'mark' | 'cells' | 'gone'
  group: string
  subject: Named
  subgroup: string | null
  period: MarkPeriod
  revision: number
  /** Whose mark it is, where it is one. */
  student: string
}

/** Plans that are read at once. */
const atOnce = 40

/**
 * Proves every closed period of a school: that the signature is over this very text, that each revision names the one before
 * it, and that the marks of the period and of its lessons stand as they were signed. `progress` is told how many were proved.
 */
export async function proveSchool(
  db: Db,
  signer: Signer,
  schoolId: number,
  progress: (proved: number) => void,
): Promise<ProofFault[]> {
  const faults: ProofFault[] = []
  let after = '00000000-0000-0000-0000-000000000000'
  let proved = 0
  for (;;) {
    const closings = await closingsBehind(db, { schoolId, after, plans: atOnce })
    const last = closings.at(-1)
    if (!last) break
    after = last.planUuid
    const marks = Map.groupBy(
      await marksOfPlans(db, schoolId, [...new Set(closings.map(({ planUuid }) => planUuid))]),
      ({ planUuid }) => planUuid,
    )
    for (const own of Map.groupBy(closings, ({ planUuid, period }) => `${planUuid} ${period}`).values()) {
      faults.push(...revisionsOf(signer, schoolId, own))
      faults.push(...(await standsOf(db, schoolId, own, marks)))
      proved += own.length
      progress(proved)
    }
  }
  const gone = (await closedUnsigned(db, schoolId)).map((of): ProofFault => ({
    ...of,
    fault: 'gone',
    revision: 1,
    student: '',
  }))
  return [...faults, ...gone]
}

/** The students whose sheet of another school is not the one that was signed, and its year. */
export async function proveBrought(
  db: Db,
  signer: Signer,
  schoolId: number,
): Promise<{ student: string; year: number }[]> {
  const sheets = await broughtToProve(db, schoolId)
  return sheets.filter(({ sheet, signature, keyId }) => keyId !== signer.keyId || !signer.isValid(sheet, signature))
}

const faultOf = (closing: ClosingToProve, fault: ProofFault['fault'], student = ''): ProofFault => {
  const { group, subject, subgroup, period, revision } = closing
  return { fault, group, subject, subgroup, period, revision, student }
}

/** Signatures, and that the revisions of a period follow each other from the first one on. */
function revisionsOf(signer: Signer, schoolId: number, revisions: readonly ClosingToProve[]): ProofFault[] {
  return revisions.flatMap((closing, at) => {
    const { keyId, snapshot: text, signature, planUuid, period, revision } = closing
    const holds = keyId === signer.keyId && signer.isValid(text, signature)
    const snapshot = readSnapshot(text)
    const before = revisions[at - 1]
    const follows = revision === at + 1 && snapshot?.previous === (before ? hashOf(before.snapshot) : null)
    const isHere =
      snapshot?.schoolId === schoolId &&
      snapshot.calendarPlanUuid === planUuid &&
      snapshot.period === period &&
      snapshot.revision === revision
    return [
      ...(holds ? [] : [faultOf(closing, 'signature')]),
      ...(isHere ? [] : [faultOf(closing, 'text')]),
      ...(follows || !snapshot ? [] : [faultOf(closing, 'chain')]),
    ]
  })
}

/** Whether what stands is what the latest revision says. */
async function standsOf(
  db: Db,
  schoolId: number,
  revisions: readonly ClosingToProve[],
  marks: ReadonlyMap<string, readonly MarkToProve[]>,
): Promise<ProofFault[]> {
  const latest = revisions.at(-1)
  const snapshot = latest && readSnapshot(latest.snapshot)
  if (!latest || !snapshot) return []
  const { planUuid, period } = latest
  const own = (marks.get(planUuid) ?? []).filter((mark) => closingOf(mark.period) === period)
  const changed = marksChanged(snapshot, own, latest.at).map((student) => faultOf(latest, 'mark', student))
  const { lessons: _, ...digest } = await cellsDigest(db, { schoolId, planUuid }, quartersOf(period))
  const same = digest.sha256 === snapshot.cells.sha256 && digest.cells === snapshot.cells.cells
  return same ? changed : [...changed, faultOf(latest, 'cells')]
}

/** The students whose mark is not the signed one. A mark that nobody signed is one that was written after the signing. */
function marksChanged({ rows }: PeriodSnapshot, marks: readonly MarkToProve[], signedAt: Date): string[] {
  const keyOf = (studentId: number, period: MarkPeriod) => `${studentId} ${period}`
  const stored = new Map(marks.map((mark) => [keyOf(mark.studentId, mark.period), mark]))
  const changed = rows.flatMap(({ userId, fullName, marks: signed }) => {
    const other = signed.some(({ period, score, unmarked, comment, version }) => {
      const mark = stored.get(keyOf(userId, period))
      stored.delete(keyOf(userId, period))
      if (!mark) return version !== 0
      return mark.score !== score || mark.unmarked !== unmarked || mark.comment !== comment || mark.version !== version
    })
    return other ? [fullName] : []
  })
  const added = [...stored.values()].filter(({ at }) => at > signedAt).map(({ studentId }) => String(studentId))
  return [...changed, ...added]
}
