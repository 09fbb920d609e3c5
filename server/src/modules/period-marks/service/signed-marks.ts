import type { MarkPeriod, Unmarked } from '@qalam/contract/period-marks/rules.ts'
import type { Db } from '#platform/db/db.ts'
import { signedOfPlans } from '../views/snapshot.ts'
import { readSnapshot } from './snapshot.ts'

/** A mark of a student as it was signed, with what the student and the class were called then. */
export type SignedMark = {
  planUuid: string
  studentId: number
  fullName: string
  groupLabel: string
  /** When it was signed. */
  at: string
  period: MarkPeriod
  score: number | null
  unmarked: Unmarked | null
}

type Asked = { schoolId: number; planUuids: readonly string[]; students: readonly number[]; until: Date | null }

/** What was signed of some students in some plans: the latest snapshot of each closed period, until a moment or at all. */
export async function signedMarksOf(db: Db, { students, ...of }: Asked): Promise<SignedMark[]> {
  const asked = new Set(students)
  const texts = await signedOfPlans(db, of)
  return texts.flatMap(({ planUuid, snapshot: text }) => {
    const snapshot = readSnapshot(text)
    const rows = snapshot?.rows.filter(({ userId }) => asked.has(userId)) ?? []
    const at = String(snapshot?.['at'])
    return rows.flatMap(({ userId, fullName, marks }) =>
      marks.map(({ period, score, unmarked }) => ({
        ...{ planUuid, studentId: userId, fullName, groupLabel: snapshot?.group.label ?? '', at },
        ...{ period, score, unmarked },
      })),
    )
  })
}
