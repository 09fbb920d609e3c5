import type { Language } from '@qalam/contract/kernel/languages.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { text, textNamed } from './text.ts'
import { chooseLanguage, chosenLanguage, followOtherTabs, loadLanguage, needAreas } from './text-areas.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A server of texts: each key says its area and language. Counts what it was asked for. */
function server() {
  const asked: string[] = []
  const fetch = async (language: Language, areas: readonly string[]) => {
    asked.push(`${language} ${areas.join(' ')}`)
    return Object.fromEntries(areas.map((area) => [`${area}.here`, `${area} ${language}`]))
  }
  return { asked, source: { fetch, builtIn: () => Promise.reject(new Error('not asked for')) } }
}

test('a language that does not load is asked for once more after a second, past the cache', async () => {
  vi.useFakeTimers()
  const hashes: (string | undefined)[] = []
  const fetch = (_language: string, _areas: readonly string[], hash?: string) => {
    hashes.push(hash)
    return hash ? Promise.resolve({ 'common.save': 'Сохранить' }) : Promise.reject(new Error('away'))
  }
  const loading = loadLanguage({ fetch, builtIn: () => Promise.reject(new Error('not asked for')) }, 'ru', ['kernel'])

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
  const loading = loadLanguage({ fetch: away, builtIn: () => Promise.resolve({ 'common.save': 'Сақтау' }) }, 'kz', [
    'kernel',
  ])
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

test('a page brings the words that are not here, and nothing twice', async () => {
  const { asked, source } = server()
  await loadLanguage(source, 'ru', ['frame-1'])
  const before = asked.length
  await Promise.all([needAreas(source, ['frame-1', 'page-1']), needAreas(source, ['page-1'])])
  await needAreas(source, ['page-1'])

  expect(asked.slice(before)).toEqual(['ru page-1'])
  expect([textNamed('frame-1.here'), textNamed('page-1.here')]).toEqual(['frame-1 ru', 'page-1 ru'])
})

test('another language comes with the words of every page that was open', async () => {
  const { source } = server()
  await loadLanguage(source, 'ru', ['frame-2'])
  await needAreas(source, ['page-2'])
  await chooseLanguage(source, 'en')
  expect([textNamed('frame-2.here'), textNamed('page-2.here')]).toEqual(['frame-2 en', 'page-2 en'])
})

test('a page that is opened while the language changes has its words in the new one', async () => {
  const { source } = server()
  await loadLanguage(source, 'ru', ['frame-3'])
  await Promise.all([chooseLanguage(source, 'kz'), needAreas(source, ['page-3'])])
  expect([textNamed('frame-3.here'), textNamed('page-3.here')]).toEqual(['frame-3 kz', 'page-3 kz'])
})

test('words that did not come are asked for again by the next page', async () => {
  vi.useFakeTimers()
  const { source } = server()
  await loadLanguage(source, 'ru', ['frame-4'])
  const away = { fetch: () => Promise.reject(new Error('away')), builtIn: source.builtIn }
  const lost = expect(needAreas(away, ['page-4'])).rejects.toThrow('not asked for')
  await vi.advanceTimersByTimeAsync(1000)
  await lost
  await needAreas(source, [])
  expect(textNamed('page-4.here')).toBe('page-4 ru')
})

test('a language that another tab has chosen is shown here as well, and what the server said is read again', async () => {
  const { source } = server()
  await loadLanguage(source, 'ru', ['frame-4'])
  const readAgain = vi.fn<() => void>()
  followOtherTabs(source, readAgain)
  const chosenElsewhere = (key: string, language: string) => {
    localStorage.setItem('lang', language)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }

  chosenElsewhere('lang', 'en')
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledOnce())
  expect([textNamed('frame-4.here'), document.documentElement.lang]).toEqual(['frame-4 en', 'en'])

  // Anything else that another tab keeps changes nothing, nor does the language that is shown.
  chosenElsewhere('token', 'ru')
  chosenElsewhere('lang', 'en')
  await Promise.resolve()
  expect(textNamed('frame-4.here')).toBe('frame-4 en')
  expect(readAgain).toHaveBeenCalledOnce()
})
