import { expect, test } from 'vitest'
import { rememberedText } from './storage.ts'

test('what another tab stores is known here, also to a page that the browser had put away meanwhile', () => {
  const lang = rememberedText('storage-test')
  localStorage.setItem('storage-test', 'kz')
  window.dispatchEvent(new StorageEvent('storage', { key: 'storage-test' }))
  expect(lang.get()).toBe('kz')

  localStorage.setItem('storage-test', 'ru')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(lang.get()).toBe('ru')
})
