import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLink, leadsOutside } from './rules.ts'

const home = 'https://qalam.test'

test('a link that is taken leads to a page here or to an https address, as a browser reads it', () => {
  const parts = fc.constantFrom('/', '//', '\\', 'https:', 'javascript:', 'http:', '@', 'evil.kz', 'diary', '\t', '%2F')
  const links = fc.oneof(
    fc.string(),
    fc.array(parts, { maxLength: 6 }).map((some) => some.join('')),
  )
  fc.assert(
    fc.property(links, (link) => {
      if (!isLink(link)) return
      const read = new URL(link, home)
      expect(read.protocol).toBe('https:')
      expect(read.origin === home).toBe(!leadsOutside(link))
      expect(read.username + read.password).toBe('')
    }),
    { numRuns: 1000 },
  )
})

test.each(['/diary', '/schedule/2026-11-18?week=1#top', 'https://example.kz/a?b=c'])('%s is a link', (link) => {
  expect(isLink(link)).toBe(true)
})
