import { expect } from 'vitest'
import { now, test } from '#platform/testing/school.ts'
import { mayParentSee, studentIdsOf } from '../public.ts'

test('a parent sees the children bound to them and no other student', async ({ school }) => {
  const { parent, student } = school.people
  const classmate = school.students[1]?.userId ?? 0

  expect(await studentIdsOf(school.house.served, parent.userId)).toEqual([student.userId])
  expect(await mayParentSee(school.house.served, parent.userId, student.userId)).toBe(true)
  expect(await mayParentSee(school.house.served, parent.userId, classmate)).toBe(false)
})

test('a child who left the school is not seen any more', async ({ school }) => {
  const { parent, student } = school.people
  await school.db.updateTable('app_user').set({ archived_at: now }).where('id', '=', student.userId).execute()
  expect(await mayParentSee(school.house.served, parent.userId, student.userId)).toBe(false)
})
