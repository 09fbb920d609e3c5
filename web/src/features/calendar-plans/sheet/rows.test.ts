import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheet, themes } from '../samples.ts'
import { cellsIn, copied, pasted } from './clipboard.ts'
import { inserted, merged, moved, removed, split } from './rows.ts'

const [first, second, third, fourth, work] = themes
const fresh = { uuid: () => 'fresh', title: 'Жаңа тақырып' }
const order = (act: ReturnType<typeof moved>) => act?.layout?.quarters[0]?.uuids.map((uuid) => Number(uuid.slice(-4)))

test('a block of Excel is read back as it was copied, tabs, lines and quotes in it', () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll('\r', ''))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 }), (block) => {
      const text = block.map((row) => row.map(copied).join('\t')).join('\n')
      expect(cellsIn(`${text}\n`)).toEqual(block)
    }),
  )
})

test('a block goes over cells to the right and below, new themes stand at the end, what took place is passed over', () => {
  if (!first || !fourth) throw new Error('no theme')
  const over = pasted(
    sheet,
    { theme: first, cell: 'section' },
    [
      ['Бүтін', 'Басқа тақырып'],
      ['Бүтін', 'Қосу'],
    ],
    fresh,
  )
  expect(over?.themes.map(({ section, theme }) => [section, theme])).toEqual([['Бүтін', 'Қосу']])
  const beyond = pasted(sheet, { theme: fourth, cell: 'theme' }, [['Көбейту'], ['БЖБ'], ['Бөлу']], fresh)
  expect(beyond?.themes.at(-1)).toMatchObject({ uuid: 'fresh', version: 0, theme: 'Бөлу' })
  expect(beyond?.layout?.quarters[0]?.uuids.at(-1)).toBe('fresh')
})

test('rows move within their quarter and not beyond its ends', () => {
  if (!first || !second) throw new Error('no theme')
  expect(order(moved(sheet, second, -1))).toEqual([2, 1, 3, 4, 5])
  expect(order(moved(sheet, second, 99))).toEqual([1, 3, 4, 5, 2])
  expect(moved(sheet, first, -1)).toBeNull()
})

test('a theme of two hours is two rows, and two rows are one again', () => {
  if (!second || !third) throw new Error('no theme')
  const halves = split(sheet, second, 'half')
  expect(halves.themes.map(({ theme }) => theme)).toEqual(['Бөлшектерді қосу (1/2)', 'Бөлшектерді қосу (2/2)'])
  const whole = merged(sheet, second, third)
  expect(whole?.themes[0]?.theme).toBe('Бөлшектерді қосу; Бөлшектерді азайту')
  expect(whole?.layout?.removed).toEqual([{ uuid: third.uuid, version: 1 }])
})

test('what took place and works are not merged; an inserted theme stands behind its row', () => {
  if (!first || !second || !fourth || !work) throw new Error('no theme')
  expect(merged(sheet, first, second)).toBeNull()
  expect(merged(sheet, fourth, work)).toBeNull()
  const act = inserted(sheet, { quarterId: 20262, after: second.uuid }, [{ uuid: 'fresh' }], 'Жаңа')
  expect(act.layout?.quarters[0]?.uuids.indexOf('fresh')).toBe(2)
  expect(order(removed(sheet, second))).toEqual([1, 3, 4, 5])
})
