import { fewestShown } from '@qalam/contract/questionnaires/rules.ts'
import { roles } from '@qalam/contract/kernel/roles.ts'
import { expect, test } from 'vitest'
import { guest } from '#platform/actor.ts'
import { answersByName, hiddenBy } from './policy.ts'

test('students and parents alone answer without a name', () => {
  expect(roles.filter((role) => !answersByName({ ...guest, role })).toSorted()).toEqual(['parent', 'student'])
})

test('fewer than five are never shown, and answers without a name wait for the end', () => {
  const [few, enough] = [{ replies: fewestShown - 1 }, { replies: fewestShown }]
  expect(fewestShown).toBe(5)
  expect(hiddenBy({ ...few, named: true }, false)).toBe('few')
  expect(hiddenBy({ ...few, named: false }, true)).toBe('few')
  expect(hiddenBy({ ...enough, named: false }, false)).toBe('running')
  expect(hiddenBy({ ...enough, named: false }, true)).toBeNull()
  expect(hiddenBy({ ...enough, named: true }, false)).toBeNull()
})
