import { isAddressedTo, placeKinds, placesAround } from '@qalam/contract/articles/audience.ts'
import { rolesOfAll } from '@qalam/contract/articles/roles.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { told } from './testing/written.ts'

const role = fc.constantFrom<Role>(...rolesOfAll)
const id = fc.integer({ min: 1, max: 4 })
const within = fc.record({
  schoolId: fc.option(id),
  departmentId: fc.option(id),
  regionId: fc.option(id),
})
const place = fc.oneof(
  fc.constant({ kind: 'country' as const, id: 0 }),
  fc.record({ kind: fc.constantFrom('region' as const, 'department' as const, 'school' as const), id }),
)
const audience = fc.record({
  roles: fc.uniqueArray(role, { maxLength: 4 }),
  places: fc.array(place, { maxLength: 4 }),
})

test('of ten thousand audiences nobody reads what does not name both their role and a place that they are in', () => {
  fc.assert(
    fc.property(audience, role, within, ({ roles, places }, mine, where) => {
      // The plain model: names of all places that are addressed, and of all that the reader is in, as words.
      const aimed = new Set(places.flatMap(({ kind, id: of }) => roles.map((one) => `${one} in ${kind} ${of}`)))
      const own = [
        'country 0',
        `region ${where.regionId}`,
        `department ${where.departmentId}`,
        `school ${where.schoolId}`,
      ]
      const isMeant = own.some((one) => aimed.has(`${mine} in ${one}`))
      expect(isAddressedTo({ roles, places }, { role: mine, places: placesAround(where) })).toBe(isMeant)
    }),
    { numRuns: 10_000 },
  )
})

/** Places the region and the district of a school. */
async function settle(school: School, regionId: number, name: string): Promise<number> {
  const pool = school.house.pool
  await pool.query(
    `insert into region (id, kato, name) values ($1, '9', '{"kz":"Х","ru":"Х","en":"X"}') on conflict do nothing`,
    [regionId],
  )
  const named = JSON.stringify({ kz: name, ru: name, en: name })
  const { rows } = await pool.query<{ id: number }>(
    'insert into department (region_id, name) values ($1, $2) returning id',
    [regionId, named],
  )
  const departmentId = rows[0]?.id ?? 0
  await pool.query('update school set region_id = $2, department_id = $3 where id = $1', [
    school.id,
    regionId,
    departmentId,
  ])
  return departmentId
}

test('the database lets the same people read as the rule does, for random audiences', async ({
  school,
  otherSchool,
}) => {
  const where = new Map([
    [school, { schoolId: school.id, departmentId: await settle(school, 5, 'one'), regionId: 5 }],
    [otherSchool, { schoolId: otherSchool.id, departmentId: await settle(otherSchool, 6, 'other'), regionId: 6 }],
  ])
  const all = [...where.values()].flatMap(placesAround)
  const roles = ['student', 'parent', 'teacher', 'director'] as const
  const random = fc.record({
    roles: fc.uniqueArray(fc.constantFrom<Role>(...roles), { maxLength: 3 }),
    places: fc.uniqueArray(fc.constantFrom(...all), { maxLength: 2, selector: ({ kind, id: of }) => `${kind} ${of}` }),
  })
  const sample = fc.sample(random, { numRuns: 60, seed: 7 }).map((one, index) => ({ ...one, title: `${index}` }))
  for (const { title, roles: named, places } of sample) {
    const uuid = randomUUID()
    const at = new Date('2026-11-01T00:00:00Z')
    const author = school.people.director.userId
    const heads = JSON.stringify({ kz: { title, lead: '' } })
    await school.db
      .insertInto('article')
      .values({
        ...{ uuid, desk: 'school', desk_id: school.id, author_id: author, saved_by: author, heads },
        ...{ publish_at: at, created_at: at, updated_at: at },
      })
      .execute()
    for (const { kind, id: of } of places)
      await school.db
        .insertInto('article_audience')
        .values({ article_uuid: uuid, place: kind, place_id: of, roles: named })
        .execute()
  }

  expect(placeKinds.every((kind) => all.some((one) => one.kind === kind))).toBe(true)
  for (const [of, places] of where)
    for (const reader of roles) {
      const meant = sample.filter((one) => isAddressedTo(one, { role: reader, places: placesAround(places) }))
      const heard = await told(of, { ...of.people[reader], ...(reader === 'parent' ? {} : places) }, { limit: '100' })
      expect([reader, heard.toSorted()]).toEqual([reader, meant.map(({ title }) => title).toSorted()])
    }
})
