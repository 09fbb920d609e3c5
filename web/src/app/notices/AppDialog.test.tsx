import { schools } from '@qalam/contract/schools/api.ts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { demoStart } from '#features/auth/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { AppDialog } from './AppDialog.tsx'

afterEach(() => void vi.restoreAllMocks())

const storesOn = async (device: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(device)
  const stores = { appStoreUrl: 'https://example.kz/ios', playStoreUrl: 'https://example.kz/android' }
  serve([[schools.config, () => ({ ...demoStart, ...stores })]])
  show(<AppDialog role="parent" onClose={() => {}} />)
  const links = await screen.findAllByRole('link')
  return links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
}
const apple = ['App Store-дан жүктеу', 'https://example.kz/ios']
const google = ['Google Play-ден жүктеу', 'https://example.kz/android']

test('a computer is led to both stores', async () => {
  expect(await storesOn('Mozilla/5.0 (X11; Linux x86_64)')).toEqual([apple, google])
})

test('an iPhone is led to the App Store alone', async () => {
  expect(await storesOn('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toEqual([apple])
})

test('an Android phone is led to Google Play alone', async () => {
  expect(await storesOn('Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toEqual([google])
})
