import { expect, vi } from 'vitest'
import { readBeyondSchools } from '../../../beyond-schools.ts'
import { migrate } from '#platform/db/migrate.ts'
import { type School, test } from '#platform/testing/school.ts'
import { mark, pastOf, taughtOn, teach } from '../testing/past.ts'

const name = '0341_halves_with_days.sql'

/** The database as an installation had it before halves had days. */
async function goBack({ house: { pool } }: School): Promise<void> {
  await pool.query('drop view half_stay')
  await pool.query(`alter table subgroup_member drop constraint subgroup_member_once, drop constraint subgroup_member_days,
      drop constraint subgroup_member_subgroup, drop constraint subgroup_member_pkey`)
  await pool.query(`alter table subgroup_member drop column group_id, drop column subject_id, drop column since,
      drop column until, add primary key (school_id, subgroup_id, student_id),
      add constraint subgroup_member_subgroup foreign key (school_id, subgroup_id) references subgroup (school_id, id)`)
  await pool.query('alter table subgroup drop constraint subgroup_whole')
  await pool.query('delete from migration where name = $1', [name])
}

/** The floor is laid after it, as when the migrations are all to come. */
async function comeOver({ house: { pool } }: School) {
  const came = await migrate(pool, await readBeyondSchools())
  await pool.query('create view half_stay as select m.* from subgroup_member m')
  return came
}

const timesOf = async (school: School, { userId }: { userId: number }) => {
  const { rows } = await school.house.pool.query(
    `select h.number, m.since, m.until from subgroup_member m
     join subgroup h on h.school_id = m.school_id and h.id = m.subgroup_id
     where m.school_id = $1 and m.student_id = $2 order by m.since`,
    [school.id, userId],
  )
  return rows
}

test('the halves of an installation of before come over, and nothing that is shown changes', async ({ school }) => {
  const taught = await teach(school)
  await mark(school, taught)
  const { pool } = school.house
  await pool.query("update enrolment set until = '2026-11-17' where student_id = $1", [school.students[1]!.userId])
  const gone = await school.newcomer('student')
  const stay = { school_id: school.id, group_id: school.group.id, student_id: gone.userId, since: '2026-09-01' }
  await school.db
    .insertInto('enrolment')
    .values({ ...stay, until: '2026-09-05' })
    .execute()
  const { since: _, ...place } = stay
  const half = { ...place, subgroup_id: school.halves.first, subject_id: school.subjects.english }
  await school.db
    .insertInto('subgroup_member')
    .values({ ...half, since: '2026-09-01', until: '2026-09-05' })
    .execute()
  const before = await pastOf(school, taught)

  await goBack(school)
  // Nothing forbade a second half, or a half of a class where the pupil never was.
  const besides = [school.students[0]!, school.otherGroup.student].map(({ userId }) => userId)
  await pool.query(
    'insert into subgroup_member (school_id, subgroup_id, student_id) select $1, $2, unnest($3::int[])',
    [...[school.id, school.halves.second, besides]],
  )
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(await comeOver(school)).toEqual([name])
  expect(told.mock.calls.flat().join()).toMatch(/: 9 places became 7 rows with days; 1 second halves .* and 1 places /)
  told.mockRestore()

  expect(await pastOf(school, taught)).toEqual(before)
  expect(await timesOf(school, school.students[0]!)).toEqual([{ number: 1, since: taughtOn[0], until: null }])
  expect(await timesOf(school, school.students[1]!)).toEqual([{ number: 1, since: taughtOn[0], until: '2026-11-17' }])
  expect(await timesOf(school, gone)).toEqual([{ number: 1, since: '2026-09-01', until: '2026-09-05' }])
  expect(await timesOf(school, school.students[5]!)).toEqual([{ number: 2, since: taughtOn[0], until: null }])
  expect(await timesOf(school, school.otherGroup.student)).toEqual([])
})

test('where no lesson was, or a period was marked before the first, a half came over as long as the stay', async ({
  school,
}) => {
  const { pool } = school.house
  const taught = await teach(school, ['2026-11-09'])
  await pool.query('delete from lesson where subgroup_id = $1', [school.halves.second])
  taught.delete('2026-11-09 2')
  await mark(school, taught)
  const before = await pastOf(school, taught)
  await goBack(school)
  await comeOver(school)

  expect(await pastOf(school, taught)).toEqual(before)
  expect(await timesOf(school, school.students[0]!)).toEqual([{ number: 1, since: '2026-09-01', until: null }])
  expect(await timesOf(school, school.students[5]!)).toEqual([{ number: 2, since: '2026-09-01', until: null }])
})
