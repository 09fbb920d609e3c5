import { expect, test } from 'vitest'
import { lookOf } from './look.ts'

test('a named school type has its own look; another one takes the look of the host, else the default', () => {
  expect(lookOf('gymnasium', 'lyceum')).toBe('gymnasium')
  expect(lookOf('general', 'lyceum')).toBe('lyceum')
  expect(lookOf(undefined, 'product')).toBe('product')
  expect(lookOf('general', null)).toBe('default')
})
