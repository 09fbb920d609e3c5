import { roles } from '@qalam/contract/kernel/roles.ts'
import { expect, test } from 'vitest'
import { guest } from '#platform/actor.ts'
import { canEdit } from './policy.ts'

test('whoever runs the platform writes its pages, nobody else and no one of a school', () => {
  const writing = roles.filter((role) => canEdit({ ...guest, role }))
  expect(writing).toEqual(['platform-admin'])
  expect(canEdit({ ...guest, role: 'platform-admin', schoolId: 1000 })).toBe(false)
})
