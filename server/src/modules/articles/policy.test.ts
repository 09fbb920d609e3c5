import { type ArticleRole, rolesOfAll, rolesOfSchool } from '@qalam/contract/articles/roles.ts'
import { roles } from '@qalam/contract/kernel/roles.ts'
import { serviceSchool } from '@qalam/contract/support/rules.ts'
import { expect, test } from 'vitest'
import { type Actor, guest } from '#platform/actor.ts'
import { areOwnRoles, deskOf, isOfDesk, placeOfDesk, rolesOf } from './policy.ts'

const somebody = (role: ArticleRole, at: Partial<Actor> = {}): Actor => ({ ...guest, role, ...at })
const placed = { schoolId: 12, departmentId: 3, regionId: 2 }

test('each writes at one desk: of the school, of what an official answers for, of the platform', () => {
  for (const role of ['director', 'zavuch', 'admin'] as const)
    expect(deskOf(somebody(role, placed))).toEqual({ desk: 'school', deskId: 12 })
  expect(deskOf(somebody('director', { schoolId: serviceSchool }))).toEqual({ desk: 'platform', deskId: 0 })
  expect(deskOf(somebody('platform-admin', placed))).toEqual({ desk: 'platform', deskId: 0 })
  expect(deskOf(somebody('country_worker', placed))).toEqual({ desk: 'country', deskId: 0 })
  for (const role of ['region_worker', 'monitoring_region_worker'] as const)
    expect(deskOf(somebody(role, placed))).toEqual({ desk: 'region', deskId: 2 })
  expect(deskOf(somebody('department_worker', placed))).toEqual({ desk: 'department', deskId: 3 })
})

test('without a place there is no desk, and the other roles have none anywhere', () => {
  for (const role of ['director', 'region_worker', 'department_worker'] as const)
    expect(deskOf(somebody(role))).toBeNull()
  const writing = ['admin', 'country_worker', 'department_worker', 'director', 'monitoring_region_worker']
  expect(roles.filter((role) => deskOf(somebody(role, placed)) !== null).toSorted()).toEqual(
    [...writing, 'platform-admin', 'region_worker', 'zavuch'].toSorted(),
  )
})

test('an article belongs to whoever has the very same desk', () => {
  const director = somebody('director', placed)
  expect(isOfDesk(director, { desk: 'school', deskId: 12 })).toBe(true)
  expect(isOfDesk(director, { desk: 'school', deskId: 13 })).toBe(false)
  expect(isOfDesk(director, { desk: 'region', deskId: 12 })).toBe(false)
  expect(isOfDesk(somebody('teacher', placed), { desk: 'school', deskId: 12 })).toBe(false)
})

test('a school tells its own people, the others officials too; the country and the platform stand for all', () => {
  expect(rolesOf('school')).toEqual(rolesOfSchool)
  expect(rolesOf('region')).toEqual(rolesOfAll)
  expect(areOwnRoles('school', { roles: ['student', 'parent'], places: [] })).toBe(true)
  expect(areOwnRoles('school', { roles: ['student', 'region_worker'], places: [] })).toBe(false)
  expect(areOwnRoles('country', { roles: ['region_worker'], places: [] })).toBe(true)
  expect(placeOfDesk({ desk: 'country', deskId: 7 })).toEqual({ kind: 'country', id: 0 })
  expect(placeOfDesk({ desk: 'platform', deskId: 0 })).toEqual({ kind: 'country', id: 0 })
  expect(placeOfDesk({ desk: 'school', deskId: 12 })).toEqual({ kind: 'school', id: 12 })
})
