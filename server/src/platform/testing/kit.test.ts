import { get } from '@qalam/contract/kernel/endpoint.ts'
import { roles } from '@qalam/contract/kernel/roles.ts'
import { expect } from 'vitest'
import { z } from 'zod'
import { test } from './school.ts'

const nowhere = get('/api/v3/os/nowhere', { roles: 'anyone', about: 'Nothing is served here.', response: z.object({}) })

test('every test has a school of its own with a person for each role', async ({ school, otherSchool }) => {
  expect(school.id).not.toBe(otherSchool.id)
  expect(Object.keys(school.people)).toHaveLength(roles.length)
})

test('an address nobody serves is not found, in the caller’s language', async ({ school }) => {
  const refused = await school.as('teacher')(nowhere, {}, { language: 'ru' })
  expect(refused).toMatchObject({
    status: 404,
    body: { error: true, errorType: 404, code: 'not-found', message: 'Такой записи нет' },
  })
})

test('two lessons of one teacher cannot be stored at one time', async ({ school }) => {
  const second = school.db
    .updateTable('lesson')
    .set({ on_date: '2026-11-16', group_id: school.otherGroup.id, cabinet_id: null })
    .where('uuid', '=', school.lessons.wednesdayAlgebra)
    .execute()
  await expect(second).rejects.toMatchObject({ constraint: 'lesson_teacher_free' })
})
