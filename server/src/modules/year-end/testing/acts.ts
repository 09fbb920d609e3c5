import { yearEnd } from '@qalam/contract/year-end/api.ts'
import { randomUUID } from 'node:crypto'
import type { School } from '#platform/testing/school.ts'

export const summer = new Date('2027-06-10T05:00:00Z')
export const classOf = async (school: School, label: string) => {
  const { body } = await school.as('zavuch')(yearEnd.read)
  return body.classes.find((one) => one.label === label)!
}
export const draftOf = (groupId: number, more: object = {}) => ({
  year: 2026,
  classes: [{ groupId, act: 'promote' as const }],
  ...more,
})
export async function carriedOut(school: School, draft: ReturnType<typeof draftOf>) {
  const as = school.as('zavuch')
  const { stamp } = (await as(yearEnd.preview, { body: draft })).body
  const uuid = randomUUID()
  return { uuid, answer: await as(yearEnd.commit, { body: { ...draft, uuid, stamp } }) }
}

/** Everything of the school that an act may touch. */
export async function stateOf({ db, id }: School) {
  const tables = ['study_group', 'enrolment', 'subgroup', 'subgroup_member', 'calendar_plan', 'timetable_slot'] as const
  const calendar = ['school_quarter', 'holiday', 'training_program', 'training_stay'] as const
  const rows = []
  for (const table of [...tables, ...calendar]) {
    const found = await db.selectFrom(table).selectAll().where('school_id', '=', id).execute()
    rows.push(found.map((row) => JSON.stringify(row)).toSorted())
  }
  const people = await db.selectFrom('app_user').selectAll().where('school_id', '=', id).execute()
  return [...rows, people.map((row) => JSON.stringify(row)).toSorted()]
}
