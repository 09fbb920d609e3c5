import { contingent } from '@qalam/contract/contingent/api.ts'
import type { School } from '#platform/testing/school.ts'
import { giveMark, scored } from '../../period-marks/testing/moved.ts'

/** The day on which the other school takes the student. */
export const takenOn = '2026-11-24'

/** The student of the tests goes to 7А of the other school with 4 for quarter 1 and three scores of the running quarter. */
export async function transferred(from: School, to: School): Promise<number> {
  const studentId = from.people.student.userId
  await giveMark({ school: from, who: 'teacher', plan: from.plans.algebra.uuid, studentId }, 'q1', 4)
  await scored(from, studentId, { mondayAlgebra: 9, wednesdayAlgebra: 9, sor: 19 })
  for (const { house } of [from, to]) house.setClock(new Date(`${takenOn}T05:05:00Z`))
  const body = { schoolId: to.id, date: takenOn, order: '5-к' }
  await from.as('zavuch')(contingent.letGo, { params: { userId: studentId }, body })
  const [way] = (await to.as('zavuch')(contingent.transfers)).body.incoming
  const taking = { iin: from.people.student.iin, groupId: to.group.id, date: takenOn, order: '9-о' }
  const taken = await to.as('zavuch')(contingent.take, { params: { transferId: way?.id ?? 0 }, body: taking })
  if (taken.status !== 200) throw new Error(`The new school answered ${taken.status}.`)
  return taken.body.userId
}
