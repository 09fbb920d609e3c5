import fc from 'fast-check'
import { expect, test } from 'vitest'
import { employee, tinySchool } from '#platform/testing/workbook.ts'
import { write, type SheetToWrite, type CellToWrite } from '#platform/text/xlsx.ts'
import { hashOf } from '../hash.ts'
import { readWorkbook } from '../read-workbook.ts'
import { lineOf } from './report-of.ts'

const shuffled = <Item>(items: readonly Item[], seed: number): Item[] => {
  let state = seed + 1
  const next = () => (state = (state * 48271) % 2147483647)
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** The same facts in another order of sheets, columns and rows. */
const reordered = (sheets: readonly SheetToWrite[], seed: number): SheetToWrite[] =>
  shuffled(sheets, seed).map(({ name, headers, rows }) => {
    const order = shuffled([...headers.keys()], seed)
    const inOrder = <Cell>(cells: readonly Cell[], none: Cell) => order.map((at) => cells[at] ?? none)
    return { name, headers: inOrder(headers, ''), rows: shuffled(rows, seed).map((row) => inOrder(row, null)) }
  })

const seeds = fc.integer({ min: 1, max: 1_000_000 })

test('the order of sheets, columns and rows changes neither the plan nor the report', async () => {
  const sheets = tinySchool().toWrite()
  const { plan } = await readWorkbook(await write(sheets))
  const hash = plan && hashOf(plan)
  await fc.assert(
    fc.asyncProperty(seeds, async (seed) => {
      const other = await readWorkbook(await write(reordered(sheets, seed)))
      expect(other.findings).toEqual([])
      expect(other.plan && hashOf(other.plan)).toBe(hash)
    }),
    { numRuns: 15 },
  )
})

test('the same mistakes are told in whatever order the file stands', async () => {
  const book = tinySchool()
  book.set('Ученики', 3, 'ИИН', '123')
  book.set('Сотрудники', 6, 'Телефон', 'нет')
  book.set('Классы', 3, 'Схема звонков', '3 смена')
  book.set('Расписание', 9, 'Кабинет', '999')
  book.add('Кабинеты', ['101', null])
  book.set('Нагрузка', 2, 'Учитель (ИИН)', employee(4))
  book.set('Ученики', 5, 'Имя', 'Әceл')
  const sheets = book.toWrite()
  const codes = (findings: Awaited<ReturnType<typeof readWorkbook>>['findings']) =>
    findings.map((finding) => lineOf({ ...finding, row: null })).toSorted()
  const first = codes((await readWorkbook(await write(sheets))).findings)
  expect(new Set(first).size).toBeGreaterThan(6)
  await fc.assert(
    fc.asyncProperty(seeds, async (seed) => {
      expect(codes((await readWorkbook(await write(reordered(sheets, seed)))).findings)).toEqual(first)
    }),
    { numRuns: 15 },
  )
})

test('a change of any fact changes the hash', async () => {
  const hashes = new Set<string>()
  for (const change of [
    () => {},
    (book: ReturnType<typeof tinySchool>) => book.set('Ученики', 4, 'Отчество', 'Ерланұлы'),
    (book: ReturnType<typeof tinySchool>) => book.set('КТП', 2, 'Тема', 'Другая'),
    (book: ReturnType<typeof tinySchool>) => book.set('Расписание', 9, 'Кабинет', '103'),
  ]) {
    const book = tinySchool()
    change(book)
    const { plan } = await readWorkbook(await book.bytes())
    if (plan) hashes.add(hashOf(plan))
  }
  expect(hashes.size).toBe(4)
})

test('random bytes never throw', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), fc.boolean(), async (bytes, likeZip) => {
      const { plan, findings } = await readWorkbook(likeZip ? new Uint8Array([0x50, 0x4b, 3, 4, ...bytes]) : bytes)
      expect(plan).toBeNull()
      expect(findings).toHaveLength(1)
    }),
    { numRuns: 200 },
  )
})

test('a workbook with broken bytes inside never throws', async () => {
  const sound = await tinySchool().bytes()
  const place = fc.record({ at: fc.nat(sound.length - 1), byte: fc.integer({ min: 0, max: 255 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 20 }), async (places) => {
      const bytes = sound.slice()
      for (const { at, byte } of places) bytes[at] = byte
      expect((await readWorkbook(bytes)).findings).toBeInstanceOf(Array)
    }),
    { numRuns: 60 },
  )
})

test('garbage in any cells never throws, and is quoted within eighty characters', async () => {
  const strange = fc.constantFrom<CellToWrite>(
    '\u0000',
    '\ud800',
    '#REF!',
    '  ',
    '=1',
    '1e400',
    '31.02.2020',
    '😀'.repeat(60),
    'ﷺ'.repeat(90),
    'я'.repeat(5000),
  )
  const cell = fc.oneof(
    strange,
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constant(null),
    fc
      .date({ min: new Date('1900-03-01'), max: new Date('2099-01-01'), noInvalidDate: true })
      .map((date): CellToWrite => ({ day: date.toISOString().slice(0, 10) })),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(9), fc.nat(60), fc.nat(10), cell), { minLength: 1, maxLength: 60 }),
      async (changes) => {
        const sheets = tinySchool()
          .toWrite()
          .map((sheet) => ({ ...sheet, rows: sheet.rows.map((row) => [...row]) }))
        for (const [sheet, row, column, value] of changes) {
          const cells = sheets[sheet]?.rows[row]
          if (cells) cells[column] = value
        }
        const { findings } = await readWorkbook(await write(sheets))
        for (const finding of findings) {
          expect(finding.value?.length ?? 0).toBeLessThanOrEqual(80)
          expect(finding.value?.isWellFormed() ?? true).toBe(true)
        }
      },
    ),
    { numRuns: 40 },
  )
})
