import { inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { accessWorkbook } from '#modules/school-import/review/public.ts'
import { read } from '#platform/text/xlsx.ts'

/** The parts of a workbook as they lie in its archive. */
function partsOf(bytes: Uint8Array): string[] {
  const buffer = Buffer.from(bytes)
  const parts: string[] = []
  for (let at = buffer.indexOf('PK\u0001\u0002'); at >= 0; at = buffer.indexOf('PK\u0001\u0002', at + 4)) {
    const [method, packed, local] = [
      buffer.readUInt16LE(at + 10),
      buffer.readUInt32LE(at + 20),
      buffer.readUInt32LE(at + 42),
    ]
    const from = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28)
    const data = buffer.subarray(from, from + packed)
    parts.push((method === 0 ? data : inflateRawSync(data)).toString())
  }
  return parts
}

describe('access sheets', () => {
  const nasty = ['=1+1', '+7', '-2+3', '@SUM(A1)', `=cmd|' /C calc'!A0`, '<script>alert(1)</script>', '_x0041_', '\t=1']

  test('hold names that look like formulas as text cells', async () => {
    const accesses = nasty.map((name, at) => ({ sheet: '7А', name, role: 'student', login: `l${at}`, password: 'p' }))
    const bytes = await accessWorkbook(accesses, 'ru')
    const xml = partsOf(bytes)
    expect(xml.some((part) => part.includes('SUM(A1)'))).toBe(true)
    expect(xml.filter((part) => /<f[ >]/.test(part))).toEqual([])
    const file = await read(bytes)
    const names = 'sheets' in file ? file.sheets[0]?.rows.slice(1).map(([name]) => name) : []
    expect(names?.map((name) => String(name).trim())).toEqual(nasty.map((name) => name.trim()))
    expect('sheets' in file && [...(file.sheets[0]?.formulas ?? [])]).toEqual([])
  })

  test('are one for the staff and one for each class, in the language asked for', async () => {
    const person = { role: 'student', login: 'l', password: 'p' }
    const bytes = await accessWorkbook(
      [
        { ...person, sheet: 'staff', name: 'А', role: 'zavuch' },
        { ...person, sheet: '7Ә', name: 'Б' },
        { ...person, sheet: '2А', name: 'В' },
        { ...person, sheet: '7Ә', name: 'Г', role: 'parent' },
      ],
      'kz',
    )
    const file = await read(bytes)
    expect('sheets' in file && file.sheets.map(({ name }) => name)).toEqual(['Қызметкерлер', '7Ә', '2А'])
    expect('sheets' in file && file.sheets[0]?.rows).toEqual([
      ['Аты-жөні', 'Рөлі', 'Логин', 'Құпиясөз'],
      ['А', 'директордың орынбасары', 'l', 'p'],
    ])
    expect('sheets' in file && file.sheets[1]?.rows.slice(1).map(([name, role]) => `${name} ${role}`)).toEqual([
      'Б оқушы',
      'Г ата-ана',
    ])
  })
})
