import { type Role, roles } from '@qalam/contract/kernel/roles.ts'
import { serviceSchool } from '@qalam/contract/support/rules.ts'
import { expect, test } from 'vitest'
import { type Actor, guest } from '#platform/actor.ts'
import { deskOf } from './policy.ts'

const somebody = (role: Role, at: Partial<Actor> = {}): Actor => ({ ...guest, role, ...at })

const placed = { schoolId: 12, departmentId: 3, regionId: 2 }

test('management writes at the desk of its school, that of the service school for the country', () => {
  for (const role of ['director', 'zavuch', 'admin'] as const) {
    expect(deskOf(somebody(role, placed))).toEqual({
      scope: 'school',
      id: 12,
    })
    expect(deskOf(somebody(role, { schoolId: serviceSchool }))).toEqual({ scope: 'country', id: null })
    expect(deskOf(somebody(role))).toBeNull()
  }
})

test('an official writes at the desk of what they answer for, and has none without a place', () => {
  const at = { departmentId: 3, regionId: 2 }
  expect(deskOf(somebody('department_worker', at))).toEqual({ scope: 'department', id: 3 })
  expect(deskOf(somebody('region_worker', at))).toEqual({ scope: 'region', id: 2 })
  expect(deskOf(somebody('country_worker', at))).toEqual({ scope: 'country', id: null })
  expect(deskOf(somebody('department_worker', { regionId: 2 }))).toBeNull()
  expect(deskOf(somebody('region_worker', { departmentId: 3 }))).toBeNull()
})

test('nobody else has a desk', () => {
  const writing = roles.filter((role) => deskOf(somebody(role, placed)) !== null)
  expect(writing.toSorted()).toEqual(
    ['admin', 'country_worker', 'department_worker', 'director', 'region_worker', 'zavuch'].toSorted(),
  )
})
