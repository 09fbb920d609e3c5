import { type Role, roles } from '@qalam/contract/kernel/roles.ts'
import { expect, test } from 'vitest'
import { guest } from '#platform/actor.ts'
import { reachOf } from './policy.ts'

const somebody = (role: Role, schoolId: number | null) => ({ ...guest, role, schoolId })

test('management reads the reviews of its school, agents of the support and who runs the platform read all', () => {
  expect(reachOf(somebody('director', 12), false)).toEqual({ schoolId: 12 })
  expect(reachOf(somebody('director', null), false)).toBeNull()
  expect(reachOf(somebody('teacher', 12), true)).toEqual({ schoolId: null })
  expect(reachOf(somebody('platform-admin', null), false)).toEqual({ schoolId: null })
})

test('nobody else reads what others wrote', () => {
  const reading = roles.filter((role) => reachOf(somebody(role, 12), false) !== null)
  expect(reading.toSorted()).toEqual(['admin', 'director', 'platform-admin', 'zavuch'])
})
