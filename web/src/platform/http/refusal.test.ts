import { flatten } from '@qalam/contract/kernel/messages.ts'
import { catalogue } from '@qalam/contract/messages.ts'
import { expect, test } from 'vitest'
import { showTexts } from '../text.ts'
import { connectionLost, saidBy } from './refusal.ts'

test('a line that broke before the words of the language had come is told in them once they are there', () => {
  showTexts('ru', {})
  const failure = connectionLost()
  showTexts('ru', flatten(catalogue, 'ru'))
  expect(saidBy(failure)).toBe(catalogue['problem.connection-lost'].ru)
})
