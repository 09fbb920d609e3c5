import { timeSchemes } from '@qalam/contract/time-schemes/api.ts'
import { type RawBuilder, sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'

/** Somebody's change that is not committed yet while `act` runs into it. */
async function meeting<Done>(school: School, change: RawBuilder<unknown>, act: () => Promise<Done>): Promise<Done> {
  const other = await school.db.startTransaction().execute()
  onTestFinished(async () => void (other.isCommitted || (await other.rollback().execute())))
  await change.execute(other)
  const acting = act()
  await expect.poll(() => isHeld(school)).toBe(true)
  await other.commit().execute()
  return acting
}

async function isHeld({ house }: School): Promise<boolean> {
  const { rowCount } = await house.pool.query(
    `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return (rowCount ?? 0) > 0
}

/** The first lesson begins half an hour later, from Monday of the school's week on. */
const laterBells = (school: School) => {
  school.house.setClock(new Date('2026-11-16T12:00:00Z'))
  onTestFinished(() => school.house.setClock(now))
  const lessons = [
    { number: 1, timeStart: '08:30', timeEnd: '09:15' },
    { number: 2, timeStart: '09:20', timeEnd: '10:05' },
  ]
  return { schoolId: school.id, uuid: school.scheme, name: 'I', shift: 1, lessons }
}

/** A lesson at 08:50 on the Friday of the algebra lesson, alike in what is named only. */
const lessonBeside = (school: School, alike: 'teacher' | 'cabinet' | 'group') => {
  const teacher = alike === 'teacher' ? sql`teacher_id` : sql`${school.colleague.userId}::int`
  const cabinet = alike === 'cabinet' ? sql`cabinet_id` : sql`null::int`
  const group = alike === 'group' ? sql`group_id` : sql`${school.otherGroup.id}::int`
  return sql`insert into lesson (uuid, school_id, quarter_id, group_id, subject_id, plan_uuid, teacher_id,
      cabinet_id, on_date, starts, ends)
    select gen_random_uuid(), school_id, quarter_id, ${group}, subject_id, plan_uuid, ${teacher},
      ${cabinet}, on_date, '08:50', '08:55'
    from lesson where school_id = ${school.id} and uuid = ${school.lessons.fridayAlgebra}`
}

for (const alike of ['teacher', 'cabinet', 'group'] as const)
  test(`a lesson of the same ${alike} that is put there while the bells move is said as a clash`, async ({
    school,
  }) => {
    const body = { ...laterBells(school), retime: true }
    const refused = await meeting(school, lessonBeside(school, alike), () =>
      school.as('zavuch')(timeSchemes.update, { body }),
    )
    expect(refused).toMatchObject({ status: 409, body: { code: 'time-scheme.retime-clashes', data: { clashes: 1 } } })
  })

test('a bell table that a group is given while it is removed stays', async ({ school }) => {
  const zavuch = school.as('zavuch')
  const lessons = [{ number: 1, timeStart: '08:30', timeEnd: '09:15' }]
  const { body } = await zavuch(timeSchemes.create, {
    body: { schoolId: school.id, name: 'Кешкі', shift: 2, lessons },
  })
  const { uuid } = body
  const given = sql`update study_group set time_scheme_uuid = ${uuid}
    where school_id = ${school.id} and id = ${school.group.id}`

  const refused = await meeting(school, given, () =>
    zavuch(timeSchemes.delete, { body: { schoolId: school.id, uuid } } as never),
  )
  expect(refused).toMatchObject({ body: { code: 'time-scheme.in-use', data: { groups: 1 } } })
})
