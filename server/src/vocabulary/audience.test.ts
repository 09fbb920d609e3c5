import { scopes } from '@qalam/contract/news/audience.ts'
import { roles } from '@qalam/contract/kernel/roles.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { addressed, meant } from './audience.ts'

const today = '2026-11-18'
type Where = { schoolId: number; departmentId: number; regionId: number }
type Row = {
  state: string
  roles: string[]
  school_id: number | null
  department_id: number | null
  region_id: number | null
  since: string
  until: string
}

/** A school moves into a district and a region of its own. */
async function settled({ db, id }: School, regionId: number): Promise<Where> {
  const name = JSON.stringify({ kz: 'Х', ru: 'Х', en: 'X' })
  await sql`insert into region (id, kato, name) values (${regionId}, '9', ${name}::jsonb) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{
    id: number
  }>`insert into department (region_id, name) values (${regionId}, ${name}::jsonb) returning id`.execute(db)
  const departmentId = rows[0]?.id ?? 0
  await db
    .updateTable('school')
    .set({ region_id: regionId, department_id: departmentId })
    .where('id', '=', id)
    .execute()
  return { schoolId: id, departmentId, regionId }
}

const days = fc.constantFrom('2026-11-16', '2026-11-17', today, '2026-11-19')

/** What a desk may write: roles by name and one place, in any state and on any days. */
const rowsFor = (places: readonly Where[]): fc.Arbitrary<Row> =>
  fc
    .record({
      state: fc.constantFrom('published', 'published', 'published', 'draft', 'stopped'),
      roles: fc.uniqueArray(fc.constantFrom(...roles), { minLength: 1, maxLength: 6 }),
      scope: fc.constantFrom(...scopes),
      at: fc.constantFrom(...places),
      since: days,
      until: days,
    })
    .map(({ scope, at, ...row }) => ({
      ...row,
      school_id: scope === 'school' ? at.schoolId : null,
      department_id: scope === 'department' ? at.departmentId : null,
      region_id: scope === 'region' ? at.regionId : null,
    }))

type Reader = {
  role: string
  userId: number
  schoolId: number | null
  departmentId: number | null
  regionId: number | null
}
type Meant = { at: number; now: boolean }

/** Which of the rows the database means for a reader, by their numbers, and whether they are shown on the day. */
async function foundFor({ db }: School, rows: readonly Row[], reader: Reader): Promise<Meant[]> {
  const numbered = JSON.stringify(rows.map((row, at) => ({ ...row, at })))
  const found = await sql<Meant>`select n.at, ${meant(reader, today)} as now
    from jsonb_to_recordset(${numbered}::jsonb) as n(at int, state text, roles text[], school_id int,
      department_id int, region_id int, since date, until date)
    where ${addressed(reader)} order by n.at`.execute(db)
  return found.rows
}

const nowhere = { schoolId: null, departmentId: null, regionId: null }

/** Whom a place reaches: who is in it, and a parent where the child is. */
const readersOf = (school: School, here: Where, there: Where): [Reader, (row: Row) => boolean][] => {
  const isAt = (row: Row, { schoolId, departmentId, regionId }: { [place in keyof Where]: number | null }) =>
    [null, schoolId].includes(row.school_id) &&
    [null, departmentId].includes(row.department_id) &&
    [null, regionId].includes(row.region_id)
  const inSchool = (['student', 'teacher', 'director'] as const).map((role): [Reader, (row: Row) => boolean] => [
    { role, userId: school.people[role].userId, ...here },
    (row) => isAt(row, here),
  ])
  const official = { ...nowhere, userId: 0 }
  const { departmentId, regionId } = there
  return [
    ...inSchool,
    [{ ...nowhere, role: 'parent', userId: school.people.parent.userId }, (row) => isAt(row, here)],
    // Who works for a district belongs to its region too.
    [
      { ...official, role: 'department_worker', departmentId },
      (row) => isAt(row, { schoolId: null, departmentId, regionId }),
    ],
    [{ ...official, role: 'region_worker', regionId }, (row) => isAt(row, { ...nowhere, regionId })],
    [{ ...official, role: 'country_worker' }, (row) => isAt(row, nowhere)],
  ]
}

test('of ten thousand audiences of desks everybody gets those that name their role and a place of theirs, and no other', async ({
  school,
  otherSchool,
}) => {
  const [here, there] = [await settled(school, 5), await settled(otherSchool, 6)]
  const rows = fc.sample(rowsFor([here, there]), 10_000)

  for (const [reader, isInside] of readersOf(school, here, there)) {
    const wanted = rows.flatMap(({ state, since, until, ...row }, at) =>
      row.roles.includes(reader.role) && isInside({ state, since, until, ...row })
        ? [{ at, now: state === 'published' && since <= today && until >= today }]
        : [],
    )
    expect(await foundFor(school, rows, reader)).toEqual(wanted)
    expect([reader.role, wanted.some(({ now }) => now)]).toEqual([reader.role, true])
  }
})
