import { expect, test } from 'vitest'
import { giveMemoryBack } from './memory.ts'

test('what is not used any more goes back to the system', () => {
  let rubbish: unknown[] | null = Array.from({ length: 400_000 }, (_, index) => ({ index, words: [`mark ${index}`] }))
  const full = process.memoryUsage().heapTotal
  expect(rubbish).toHaveLength(400_000)
  rubbish = null
  giveMemoryBack()
  expect(full - process.memoryUsage().heapTotal).toBeGreaterThan(20_000_000)
})
