import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentOf, isBlank, isLinkAddress, mostCharacters, picturesIn, plainText, RichDocument } from './document.ts'
import { documents } from './samples.ts'

const accepted = (doc: unknown) => RichDocument.safeParse(doc).success
const linked = (href: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] }] }],
})

test('every written text is kept as it is, and nothing that the schema does not name is kept with it', () => {
  fc.assert(
    fc.property(documents, (doc) => {
      expect(RichDocument.parse(doc)).toEqual(doc)
      const marked = JSON.parse(JSON.stringify(doc).replaceAll('"type":', '"onclick":"alert(1)","class":"x","type":'))
      expect(RichDocument.parse(marked)).toEqual(doc)
    }),
  )
})

test('the plain reading holds every letter and every word about a picture, and no text is blank that has them', () => {
  fc.assert(
    fc.property(documents, (doc) => {
      const plain = plainText(doc)
      for (const [, text] of JSON.stringify(doc).matchAll(/"(?:text|alt)":("(?:[^"\\]|\\.)*")/g))
        expect(plain).toContain(JSON.parse(text ?? '""'))
      expect(isBlank(doc)).toBe(plain.trim() === '' && picturesIn(doc).length === 0)
    }),
  )
})

test('lines become paragraphs and are read as the same lines', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[а-яa-z ]{0,9}$/), { minLength: 1, maxLength: 5 }), (lines) => {
      const text = lines.join('\n')
      expect(plainText(RichDocument.parse(documentOf(text)))).toBe(text)
    }),
  )
})

test('a link leads to the web or to a mailbox and nowhere else', () => {
  for (const href of ['https://kz', 'http://kz/a', 'mailto:a@b.kz']) expect(accepted(linked(href))).toBe(true)
  // eslint-disable-next-line no-script-url -- what has to be refused
  for (const href of ['javascript:alert(1)', 'JAVASCRIPT:1', 'data:text/html,x', '/inside', 'file:///etc', ''])
    expect([href, accepted(linked(href)), isLinkAddress(href)]).toEqual([href, false, false])
})

test('a list four levels deep, an unknown node, markup and a text past the limit are refused', () => {
  const nested = (levels: number): object => ({
    type: 'bulletList',
    content: [{ type: 'listItem', content: [{ type: 'paragraph' }, ...(levels > 1 ? [nested(levels - 1)] : [])] }],
  })
  const doc = (...content: object[]) => ({ type: 'doc', content })
  expect(accepted(doc(nested(3)))).toBe(true)
  expect(accepted(doc(nested(4)))).toBe(false)
  expect(accepted(doc({ type: 'html', content: '<b>' }))).toBe(false)
  expect(accepted('<p>text</p>')).toBe(false)
  const half = { type: 'paragraph', content: [{ type: 'text', text: 'a'.repeat(mostCharacters / 2) }] }
  expect(accepted(doc(half, half))).toBe(true)
  expect(accepted(doc(half, half, { ...half, content: [{ type: 'text', text: 'b' }] }))).toBe(false)
})

test('a text that is too long is refused with the limit and by how much it is over', () => {
  const told = (content: object[]) => {
    const [issue] = RichDocument.safeParse({ type: 'doc', content }).error?.issues ?? []
    return issue?.code === 'custom' ? { code: issue.message, ...issue.params } : issue
  }
  const written = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  expect(told([written('a'.repeat(mostCharacters + 3))])).toEqual({ code: 'text-too-long', max: 40_000, count: 3 })
  expect(told(Array.from({ length: 602 }, () => written('a')))).toEqual({
    code: 'text-too-many-parts',
    max: 600,
    count: 2,
  })
})
