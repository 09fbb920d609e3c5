import { contingent } from '@qalam/contract/contingent/api.ts'
import type { School } from '#platform/testing/school.ts'

const today = '2026-11-18'
const written = { surname: 'Tester', firstname: 'Anna', sex: 'm', bornDate: '2098-01-01', notResident: true } as const

/** A student of 7А who came today. */
export async function newStudent(school: School): Promise<number> {
  const body = { ...written, groupId: school.group.id }
  return (await school.as('zavuch')(contingent.create, { body })).body.userId
}

/** Any school besides this one. */
export async function anotherSchool(school: School): Promise<number> {
  const { id } = await school.db
    .selectFrom('school')
    .select('school.id')
    .where('school.id', '<>', school.id)
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** A new student who is let go to another school. */
export async function leaving(school: School): Promise<number> {
  const params = { userId: await newStudent(school) }
  const body = { schoolId: await anotherSchool(school), date: today, order: '1' }
  await school.as('zavuch')(contingent.letGo, { params, body })
  const { outgoing } = (await school.as('zavuch')(contingent.transfers)).body
  return outgoing.find(({ studentId }) => studentId === params.userId)?.id ?? 0
}

/** A student of another school who is on the way to this one. */
export async function coming(school: School): Promise<number> {
  const [id, from] = [await leaving(school), await anotherSchool(school)]
  const { student_id } = await school.db
    .updateTable('student_transfer')
    .set({ from_school_id: from, to_school_id: school.id })
    .where('id', '=', id)
    .returning('student_id')
    .executeTakeFirstOrThrow()
  await school.db.deleteFrom('enrolment').where('student_id', '=', student_id).execute()
  await school.db.updateTable('app_user').set({ school_id: from }).where('id', '=', student_id).execute()
  return id
}

/** A student of 7А who goes to 7Ә next Monday; answers the stay to come. */
export async function comingStay(school: School): Promise<number> {
  const userId = await newStudent(school)
  const body = { groupId: school.otherGroup.id, date: '2026-11-23', order: '1' }
  await school.as('zavuch')(contingent.move, { params: { userId }, body })
  const { body: some } = await school.as('zavuch')(contingent.coming)
  return some.find((one) => one.userId === userId)?.id ?? 0
}
