import { expect, test } from 'vitest'
import { showTexts, text, textNamed } from './text.ts'

test('a missing text shows its key', () => {
  showTexts('kz', {})
  expect(text('common.save')).toBe('common.save')
})

test('plural forms follow the language', () => {
  showTexts('ru', { files_one: '{{count}} файл', files_few: '{{count}} файла', files_many: '{{count}} файлов' })
  expect([1, 3, 5].map((count) => textNamed('files', { count }))).toEqual(['1 файл', '3 файла', '5 файлов'])
})

test('Kazakh counts by its own rule, whatever the system speaks', () => {
  showTexts('kz', { files_one: 'бір файл', files_other: '{{count}} файл' })
  expect([1, 2, 21].map((count) => textNamed('files', { count }))).toEqual(['бір файл', '2 файл', '21 файл'])
})
