import { calendarFeed } from '@qalam/contract/calendar-feed/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { CalendarButton } from './public.tsx'

const token = 'a'.repeat(43)

test('a parent makes an address for a child, copies it, and later ends it', async () => {
  const user = userEvent.setup()
  let since: string | null = null
  serve([
    [calendarFeed.list, () => [{ userId: 7, name: 'Ахметов Алихан', own: false, since }]],
    [
      calendarFeed.renew,
      () => {
        since = '2026-11-18T04:10:00Z'
        return { path: `/api/v3/os/guest/calendar/1/${token}.ics` }
      },
    ],
    [
      calendarFeed.end,
      () => {
        since = null
        return {}
      },
    ],
  ])
  show(<CalendarButton />)
  await user.click(screen.getByRole('button', { name: 'Телефондағы күнтізбе' }))
  await user.click(await screen.findByRole('button', { name: 'Сілтеме жасау: Ахметов Алихан' }))

  const address = await screen.findByRole('textbox', { name: 'Күнтізбе сілтемесі' })
  expect(address).toHaveProperty('value', `${window.location.origin}/api/v3/os/guest/calendar/1/${token}.ics`)
  expect(screen.getByRole('img', { name: 'Сілтеменің QR коды' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Көшіру' }))
  expect(await screen.findByText('Көшірілді')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(address.getAttribute('value'))

  await user.click(screen.getByRole('button', { name: 'Сілтемені өшіру: Ахметов Алихан' }))
  expect(await screen.findByText('Сілтеме жоқ')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Күнтізбе сілтемесі' })).toBeNull()
})

test('renewing an address that stands asks first', async () => {
  const user = userEvent.setup()
  serve([[calendarFeed.list, () => [{ userId: 7, name: 'Мен', own: true, since: '2026-11-18T04:10:00Z' }]]])
  show(<CalendarButton />)
  await user.click(screen.getByRole('button', { name: 'Телефондағы күнтізбе' }))
  await user.click(await screen.findByRole('button', { name: 'Сілтемені жаңарту: Менің сабақтарым' }))
  expect(await screen.findByText(/Бұрынғы сілтеме жұмысын тоқтатады/)).toBeTruthy()
})
