import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { accessPrint } from './access-print.ts'

const person = (sheet: string, name: string, role = 'student') => ({
  sheet,
  name,
  role,
  login: `l-${name.length}`,
  password: 'Қ7-жаңа',
})

/** What is written on each page, in one line. */
async function pagesOf(bytes: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

test('a class begins on a page of its own, and a card says who signs in where with what', async () => {
  const people = [
    person('staff', 'Ғабитова Іңкәр Өмірзаққызы', 'teacher'),
    ...Array.from({ length: 15 }, (_, index) => person('7Ә', `Оқушы ${index + 1}`)),
    person('7Б', 'Һалиқова Үміт'),
  ]
  const pages = await pagesOf(await accessPrint(people, 'kz', 'https://mektep.example.kz'))

  expect(pages).toHaveLength(4)
  expect(pages[0]).toContain('Кіру парақтары · Қызметкерлер')
  expect(pages[0]).toContain('Ғабитова Іңкәр Өмірзаққызы')
  expect(pages[0]).toContain('мұғалім · mektep.example.kz')
  expect(pages[0]).toContain('Құпиясөз')
  expect(pages[0]).toContain('Қ7-жаңа')
  expect(pages[1]).toContain('Кіру парақтары · 7Ә')
  expect(pages[2]).toContain('Оқушы 15')
  expect(pages[3]).toContain('Һалиқова Үміт')
})

test('however long a name is, its card stays one card', async () => {
  const long = 'Нұрмұхаммедқызы '.repeat(12).trim()
  const [page, ...rest] = await pagesOf(await accessPrint([person('7Ә', long)], 'ru', undefined))
  expect(rest).toEqual([])
  expect(page).toContain('Пароль')
})
