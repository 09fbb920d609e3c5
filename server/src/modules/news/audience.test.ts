import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { rolesWithin, scopes, type Scope } from '@qalam/contract/news/audience.ts'
import { news } from '@qalam/contract/news/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

type Written = { scope: Scope; roles: Role[]; ours: boolean }
const audience: fc.Arbitrary<Written> = fc.constantFrom(...scopes).chain((scope) =>
  fc.record({
    scope: fc.constant(scope),
    roles: fc.uniqueArray(fc.constantFrom(...rolesWithin(scope)), { minLength: 1, maxLength: 5 }),
    ours: fc.boolean(),
  }),
)

/** Two districts, one with each school. */
async function districtsOf(schools: readonly School[]): Promise<number[]> {
  const ids: number[] = []
  for (const { db, id } of schools) {
    const name = JSON.stringify({ kz: randomUUID(), ru: '', en: '' })
    const made = await db
      .insertInto('department')
      .values({ region_id: 15, name })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('school').set({ department_id: made.id }).where('id', '=', id).execute()
    ids.push(made.id)
  }
  return ids
}

test('nobody sees what is not addressed to them, and everybody sees what is', async ({ school, otherSchool }) => {
  const places = [school, otherSchool]
  const districts = await districtsOf(places)
  const written = fc.sample(audience, { numRuns: 60, seed: 42 }).map((one, at) => ({ ...one, title: `row ${at}` }))
  const rows = written.map(({ scope, roles, ours, title }) => {
    const at = ours ? 0 : 1
    return {
      ...{ place: 'side', image: '', title: JSON.stringify({ kz: title, ru: title, en: title }), roles, scope },
      school_id: scope === 'school' ? (places[at]?.id ?? 0) : null,
      department_id: scope === 'department' ? (districts[at] ?? 0) : null,
      region_id: scope === 'region' ? 15 : null,
      ...{ since: '2026-11-18', until: '2026-11-18' },
    }
  })
  await school.db.insertInto('banner').values(rows).execute()

  // Their places are read when they come: the school has its district by now.
  const readers = {
    teacher: await school.newcomer('teacher'),
    student: await school.newcomer('student'),
    parent: school.people.parent,
    department_worker: await school.newcomer('department_worker', { schoolId: null, departmentId: districts[0] ?? 0 }),
    region_worker: school.people.region_worker,
    country_worker: school.people.country_worker,
  }
  const isOf = ({ scope, ours }: Written, role: keyof typeof readers): boolean => {
    if (scope === 'country') return true
    if (role === 'country_worker') return false
    if (scope === 'region') return true
    if (role === 'region_worker') return false
    return ours && (scope === 'department' || role !== 'department_worker')
  }
  for (const role of [
    'teacher',
    'student',
    'parent',
    'department_worker',
    'region_worker',
    'country_worker',
  ] as const) {
    const { body } = await school.as(readers[role])(news.banners)
    const wanted = written.filter((one) => one.roles.includes(role) && isOf(one, role)).map(({ title }) => title)
    expect([role, body.map(({ title }) => title).toSorted()]).toEqual([role, wanted.toSorted()])
    expect(wanted.length).toBeGreaterThan(0)
  }
})
