import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage, chosenLanguage, loadLanguage, showTexts, text, textNamed } from './text.ts'

afterEach(() => void vi.useRealTimers())

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

test('a language that does not load is asked for once more after a second, past the cache', async () => {
  vi.useFakeTimers()
  const hashes: (string | undefined)[] = []
  const fetch = (_language: string, hash?: string) => {
    hashes.push(hash)
    return hash ? Promise.resolve({ 'common.save': 'Сохранить' }) : Promise.reject(new Error('away'))
  }
  const loading = loadLanguage({ fetch, builtIn: () => Promise.reject(new Error('not asked for')) }, 'ru')

  await vi.advanceTimersByTimeAsync(999)
  expect(hashes).toEqual([undefined])
  await vi.advanceTimersByTimeAsync(1)
  await loading

  expect(hashes).toEqual([undefined, expect.any(String)])
  expect(text('common.save')).toBe('Сохранить')
})

test('without the server the words built into the page are shown', async () => {
  vi.useFakeTimers()
  const away = () => Promise.reject(new Error('away'))
  const loading = loadLanguage({ fetch: away, builtIn: () => Promise.resolve({ 'common.save': 'Сақтау' }) }, 'kz')
  await vi.advanceTimersByTimeAsync(1000)
  await loading
  expect(text('common.save')).toBe('Сақтау')
})

test('a choice is remembered, told to the mobile app and shown as kk for kz', async () => {
  const told = vi.spyOn(window, 'postMessage').mockReturnValue()
  const source = { fetch: () => Promise.resolve({}), builtIn: () => Promise.resolve({}) }
  await chooseLanguage(source, 'kz')
  expect(chosenLanguage()).toBe('kz')
  expect(localStorage.getItem('lang')).toBe('kz')
  expect(document.documentElement.lang).toBe('kk')
  expect(told).toHaveBeenCalledWith({ type: 'language', payload: { language: 'kk' } }, expect.any(String))
})
