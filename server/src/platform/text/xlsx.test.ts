import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { workbookOfMarkup } from '../testing/archive.ts'
import { bounds, read } from './xlsx.ts'

const data = (rows: string): string => `<sheetData>${rows}</sheetData>`
const sheetIn = async (bytes: Uint8Array) => {
  const file = await read(bytes)
  if ('trouble' in file) throw new Error(file.trouble)
  const [sheet] = file.sheets
  if (!sheet) throw new Error('no sheet')
  return sheet
}

const troubleOf = async (bytes: Uint8Array) => {
  const file = await read(bytes)
  return 'trouble' in file ? file.trouble : null
}

describe('a cell holds', () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="164"/><xf numFmtId="20"/></cellXfs></styleSheet>`
  const cells: [string, string, unknown][] = [
    ['a number', '<c r="A1"><v>7.5</v></c>', 7.5],
    ['a date by its own format', '<c r="A1" s="1"><v>46266</v></c>', { day: '2026-09-01', seconds: 0 }],
    ['a time alone', '<c r="A1" s="2"><v>0.5</v></c>', { day: '1899-12-31', seconds: 43_200 }],
    ['a date written out', '<c r="A1" t="d"><v>2026-09-01</v></c>', { day: '2026-09-01', seconds: 0 }],
    ['an instant', '<c r="A1" t="d"><v>2026-09-01T08:00:00</v></c>', { day: '2026-09-01', seconds: 28_800 }],
    ['yes', '<c r="A1" t="b"><v>1</v></c>', true],
    ['an error', '<c r="A1" t="e"><v>#N/A</v></c>', '#N/A'],
    ['the text of a formula', '<c r="A1" t="str"><f>A2&amp;B2</f><v>7Ә</v></c>', '7Ә'],
    [
      'a text of its own',
      '<c r="A1" t="inlineStr"><is><r><t>Әсел</t></r><r><t> &amp; Co</t></r></is></c>',
      'Әсел & Co',
    ],
    ['a shared text without how it is read aloud', '<c r="A1" t="s"><v>1</v></c>', 'Айгүл <a>'],
    ['CDATA', '<c r="A1" t="inlineStr"><is><t><![CDATA[a < b & c]]></t></is></c>', 'a < b & c'],
    ['an escaped character', '<c r="A1" t="inlineStr"><is><t>a_x0041_b</t></is></c>', 'aAb'],
    ['a shared text that is not there', '<c r="A1" t="s"><v>9</v></c>', null],
  ]
  test.each(cells)('%s', async (_, cell, value) => {
    const strings = '<si/><si><r><t>Айгүл</t></r><rPh><t>x</t></rPh><r><t xml:space="preserve"> &lt;a&gt;</t></r></si>'
    const sheet = await sheetIn(
      workbookOfMarkup({ A: data(`<row r="1">${cell}<c r="B1"><v>1</v></c></row>`) }, { strings, styles }),
    )
    expect(sheet.rows[0]).toEqual([value, 1])
  })

  test('what its place says, where places are named and where they are not', async () => {
    const rows =
      '<row><c><v>1</v></c><c/><c><v>3</v></c></row><row r="4"><c r="C4"><v>5</v></c></row><row><c><v>6</v></c></row>'
    const { rows: read } = await sheetIn(workbookOfMarkup({ A: data(rows) }))
    expect([read[0], read[3], read[4]]).toEqual([[1, null, 3], [null, null, 5], [6]])
    expect(read).toHaveLength(5)
  })

  test('the same behind prefixes, in any quotes and with comments between', async () => {
    const rows = `<x:sheetData><x:row r='1'><!-- > --><x:c r='A1'><x:v>1</x:v></x:c></x:row></x:sheetData>`
    expect((await sheetIn(workbookOfMarkup({ A: rows }))).rows).toEqual([[1]])
  })
})

describe('a sheet', () => {
  test('of formatted cells without values is empty, however many there are', async () => {
    const styled = Array.from(
      { length: 200_000 },
      (_, at) => `<row r="${at + 1}" s="1"><c r="A${at + 1}" s="1"/></row>`,
    )
    styled[0] = '<row r="1"><c r="A1"><v>1</v></c></row>'
    const sheet = await sheetIn(workbookOfMarkup({ A: data(styled.join('')) }))
    expect(sheet).toMatchObject({ rows: [[1]], isTooLong: false, isTooWide: false })
  })

  test('with something far to the right is read up to the bound, and says so', async () => {
    const rows = '<row r="1"><c r="A1"><v>1</v></c><c r="IV1"><v>2</v></c><c r="XFD1"><v>3</v></c></row>'
    const sheet = await sheetIn(workbookOfMarkup({ A: data(rows) }))
    expect(sheet.rows[0]).toHaveLength(bounds.columns)
    expect(sheet.isTooWide).toBe(true)
  })

  test('that is too long is not read to its end', async () => {
    const rows = Array.from({ length: bounds.rows + 10 }, () => '<row><c><v>1</v></c></row>').join('')
    expect(await sheetIn(workbookOfMarkup({ A: data(`${rows}<broken`) }))).toMatchObject({ isTooLong: true })
  })

  test('that nobody wants is named and not read', async () => {
    const bytes = workbookOfMarkup({ 'Меню &amp; чай': '<broken', A: data('<row><c><v>1</v></c></row>') })
    const file = await read(bytes, { isWanted: (name) => name === 'A' })
    expect('sheets' in file && file.sheets.map(({ name, isRead, rows }) => [name, isRead, rows])).toEqual([
      ['Меню & чай', false, []],
      ['A', true, [[1]]],
    ])
  })

  test('tells which cells are merged', async () => {
    const merged = '<mergeCells><mergeCell ref="B2:B4"/></mergeCells>'
    const { merged: ranges } = await sheetIn(workbookOfMarkup({ A: data('') + merged }))
    expect(ranges).toEqual([{ top: 1, left: 1, bottom: 3, right: 1 }])
  })
})

describe('a file made to burst is refused by name', () => {
  const named = (count: number) => `<row>${'<c t="s"><v>0</v></c>'.repeat(count)}</row>`
  const long = 'я'.repeat(bounds.cellText)
  const files: [string, () => Uint8Array, string][] = [
    [
      'more cells than the bound',
      () => workbookOfMarkup({ A: data(`<row>${'<c><v>1</v></c>'.repeat(200)}</row>`.repeat(7_600)) }),
      'too-many-cells',
    ],
    [
      'a shared text longer than any cell',
      () => workbookOfMarkup({ A: data(named(3)) }, { strings: `<si><t>${long}я</t></si>` }),
      'cell-too-long',
    ],
    [
      'a text of its own longer than any cell',
      () => workbookOfMarkup({ A: data(`<row><c t="inlineStr"><is><t>${long}${long}</t></is></c></row>`) }),
      'cell-too-long',
    ],
    [
      'one long text in thousands of cells',
      () => workbookOfMarkup({ A: data(named(200).repeat(7)) }, { strings: `<si><t>${long}</t></si>` }),
      'too-much-text',
    ],
    ['a document type', () => workbookOfMarkup({ A: '<!DOCTYPE a [<!ENTITY b "c">]>' }), 'damaged'],
    ['a tag without an end', () => workbookOfMarkup({ A: `<c ${'a'.repeat(2_000_000)}` }), 'damaged'],
    [
      'a row beyond the format',
      () => workbookOfMarkup({ A: data('<row r="99999999"><c><v>1</v></c></row>') }),
      'damaged',
    ],
  ]
  test.each(files)('%s', async (_, bytes, trouble) => {
    expect(await troubleOf(bytes())).toBe(trouble)
  })

  test('more than may be unpacked, whatever the sheets hold', async () => {
    const empty = `<row>${'<c s="1"/>'.repeat(bounds.unpacked / 20)}</row>`
    const bytes = workbookOfMarkup({ A: data(empty), B: data(empty), C: data(empty) })
    expect(await troubleOf(bytes)).toBe('unpacks-too-large')
  })
})

describe('a child with little memory reads', () => {
  const script = fileURLToPath(new URL('xlsx.ts', import.meta.url))
  /** What a process of its own answers that may use so many megabytes. */
  function readIn(megabytes: number, bytes: Uint8Array): string {
    const folder = mkdtempSync(join(tmpdir(), 'qalam-xlsx-'))
    const file = join(folder, 'a.xlsx')
    writeFileSync(file, bytes)
    const code = `import(${JSON.stringify(script)}).then(async ({ read }) => {
      const file = await read(require('node:fs').readFileSync(${JSON.stringify(file)}))
      console.log(file.trouble ?? file.sheets.map(({ rows }) => rows.length).join(' '))
    })`
    const { stdout, status } = spawnSync(process.execPath, [`--max-old-space-size=${megabytes}`, '-e', code], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true, force: true })
    return `${status} ${stdout.trim()}`
  }

  test('eight million shared strings of which one is named', () => {
    const bytes = workbookOfMarkup(
      { A: data('<row><c t="s"><v>8000000</v></c></row>') },
      { strings: `${'<si><t>a</t></si>'.repeat(8_000_000)}<si><t>b</t></si>` },
    )
    expect(readIn(200, bytes)).toBe('0 1')
  })

  test('ninety thousand rows with a cell in the last column', () => {
    const rows = Array.from(
      { length: 90_000 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c><c r="XFD${at + 1}"><v>1</v></c></row>`,
    )
    expect(readIn(200, workbookOfMarkup({ A: data(rows.join('')) }))).toBe('0 90000')
  })
})
