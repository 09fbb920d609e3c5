import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { office, pdf, png, zip } from '../testing/documents.ts'
import { cleanName, kindOf } from './kinds.ts'

/** What the server makes of these bytes under this name. */
async function judged(name: string, bytes: Buffer) {
  const path = `${tmpdir()}/kind-${randomUUID()}`
  onTestFinished(() => rmSync(path, { force: true }))
  writeFileSync(path, bytes)
  return kindOf(name, path)
}

const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex')
const jpeg = (width: string, height: string) => hex(`ffd8 ffe0 0004 4a46 ffc0 0011 08 ${height} ${width} 03 ffd9`)
const gif = hex('474946383961 0a00 0500 00 00 00 3b')
const openText = (beside = {}) => zip({ mimetype: 'application/vnd.oasis.opendocument.text', ...beside })
const ole = hex('d0cf11e0a1b11ae1 00000000')

test.each([
  ['a.png', png()],
  ['a.jpg', jpeg('0140', '00f0')],
  ['a.gif', gif],
  ['a.pdf', pdf()],
  ['a.docx', office('docx')],
  ['a.xlsx', office('xlsx')],
  ['a.pptx', office('pptx')],
  ['a.odt', openText()],
  ['a.txt', Buffer.from('Сабақ жоспары')],
])('%s is what its bytes say and is kept', async (name, bytes) => {
  expect(await judged(name, bytes)).toEqual({ mime: expect.any(String) })
})

test.each([
  ['a picture that is only its first bytes', 'a.png', png().subarray(0, 12)],
  ['a picture of no width', 'a.jpg', jpeg('0000', '00f0')],
  ['a picture wider than any screen', 'a.jpg', jpeg('ffff', '00f0')],
  ['a PDF that is cut off', 'a.pdf', Buffer.from('%PDF-1.7 and no end')],
  ['a program behind the word PDF', 'a.pdf', Buffer.from('MZ %PDF-1.7\nstartxref\n1\n%%EOF')],
  ['an archive that only mentions word/', 'a.docx', Buffer.from('PK\u0003\u0004word/ and nothing else', 'latin1')],
  ['an archive of other things', 'a.docx', zip({ 'word/document.xml': '<x/>' })],
  ['a table that is called a text', 'a.docx', office('xlsx')],
  ['an archive whose list is cut off', 'a.docx', office('docx').subarray(0, -30)],
  [
    'a part that unpacks into 50 MB',
    'a.docx',
    zip({ '[Content_Types].xml': ' '.repeat(50_000_000), 'word/a.xml': '' }),
  ],
  ['an archive', 'a.zip', zip({ 'a.txt': 'x' })],
  ['a page', 'a.txt', Buffer.from('<!doctype html><script>1</script>')],
  ['nothing at all', 'a.txt', Buffer.alloc(0)],
  ['a name without an ending', 'pdf', pdf()],
])('%s is not kept', async (_about, name, bytes) => {
  expect(await judged(name, bytes)).toBe('strange')
})

test.each([
  ['the old Word', 'a.doc', ole],
  ['the old Excel', 'a.xls', ole],
  ['the old PowerPoint', 'a.ppt', ole],
  ['a document with macros', 'a.docm', office('docx')],
  ['macros under an innocent name', 'a.docx', office('docx', { 'word/vbaProject.bin': 'x' })],
  ['a text that says it has macros', 'a.docx', zip({ '[Content_Types].xml': 'macroEnabled.main+xml', 'word/a': '' })],
  ['an open document with Basic', 'a.odt', openText({ 'Basic/script.xml': '<x/>' })],
])('%s is refused for its macros', async (_about, name, bytes) => {
  expect(await judged(name, bytes)).toBe('macros')
})

test('however long a name is, it keeps its ending', () => {
  const kept = cleanName(`${'ұзақ атау '.repeat(40)}.pdf`)
  expect(kept).toMatch(/^ұзақ атау .*\.pdf$/)
  expect(kept.length).toBeLessThanOrEqual(120)
})
