import { expect, test } from 'vitest'
import { shortNames } from './names.ts'

test('a pupil is named by surname and first name, two of one name by all of it', () => {
  expect(
    shortNames(['Сейітова Аружан Ерланқызы', 'Сейітова Аружан Маратқызы', 'Ким Артём', 'Асанов Дәурен Болатұлы']),
  ).toEqual(['Сейітова Аружан Ерланқызы', 'Сейітова Аружан Маратқызы', 'Ким Артём', 'Асанов Дәурен'])
})
