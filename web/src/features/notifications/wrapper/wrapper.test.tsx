import { notifications } from '@qalam/contract/notifications/api.ts'
import { noticeCategories, usualQuiet } from '@qalam/contract/notifications/rules.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import SettingsPage from '../SettingsPage.tsx'
import { device } from './device.ts'
import { heedWrapper } from './public.ts'

const tokenOf = (sub: number) => `x.${btoa(JSON.stringify({ sub, sid: sub }))}.x`
const posted: { type: string }[] = []

vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) QalamMobile/2.1')
Object.assign(window, { Qalam: { postMessage: (message: string) => posted.push(JSON.parse(message)) } })
heedWrapper()

const gives = (given: string, from: MessageEventInit = { origin: window.location.origin, source: window }) =>
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'pushToken', payload: { token: given } }, ...from }))

const settings = {
  rules: noticeCategories.map((category) => ({ category, bell: true, push: 'now' as const })),
  quiet: usualQuiet,
  pushKey: 'B'.repeat(87),
  devices: 0,
}
const serveDevice = (app = true) =>
  serve([
    [notifications.settings, () => ({ ...settings, app })],
    [notifications.subscribeApp, () => ({})],
    [notifications.unsubscribeApp, () => ({})],
  ])
const first = 'of-this-telephone:APA91b-one'

beforeEach(() => {
  token.set(null)
  device.set(null)
})

test('the wrapper is asked for its token, which goes to the server with whoever signs in', async () => {
  const sent = serveDevice()
  expect(posted).toContainEqual({ type: 'askPushToken', payload: {} })
  gives(first)
  expect(sent).toEqual([])
  token.set(tokenOf(1))
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ token: first, language: 'kz' }])
  gives(first)
  token.set(tokenOf(2))
  await expect.poll(() => sent.length).toBe(2)
  gives('of-this-telephone:APA91b-another')
  await expect
    .poll(() => sent.map(({ body }) => body).at(-1))
    .toMatchObject({ token: 'of-this-telephone:APA91b-another' })
})

test('a frame and another window are not believed', async () => {
  const sent = serveDevice()
  token.set(tokenOf(1))
  gives(first, { origin: 'https://elsewhere.example', source: window })
  gives(first, { origin: window.location.origin, source: null })
  expect(device.get()).toBeNull()
  expect(sent).toEqual([])
})

test('whoever wants no pushes on the telephone ends them there, and takes them again', async () => {
  const sent = serveDevice()
  token.set(tokenOf(3))
  gives(first)
  show(<SettingsPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Бұл құрылғыға жібермеу' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Осы құрылғыға жіберіп тұру' }))
  await screen.findByRole('button', { name: 'Бұл құрылғыға жібермеу' })
  expect(sent.map(({ endpoint }) => endpoint)).toEqual([
    notifications.subscribeApp,
    notifications.unsubscribeApp,
    notifications.subscribeApp,
  ])
})

test('the page says what stands in the way', async () => {
  serveDevice()
  const { unmount } = show(<SettingsPage />)
  await screen.findByText(/Қосымша хабарламаға рұқсат алмаған/)
  unmount()
  serveDevice(false)
  show(<SettingsPage />)
  await screen.findByText('Бұл мектепте қосымшаға хабарлама жіберілмейді')
})
