import { chat } from '@qalam/contract/chat/api.ts'
import { addDays, localClock, localDay, weekDay } from '@qalam/contract/kernel/calendar.ts'
import { notifications } from '@qalam/contract/notifications/api.ts'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { looked } from '../../looks/looked.ts'
import { ask } from '../../school.ts'
import { databaseUrl } from '../../server/office.ts'
import { bubbleOf, fieldOf, openLead, sit, unique } from './talk.ts'
import { expect, kz, test } from '../../visitor.ts'

/** A browser stands at another moment, the database at none but its own: what waits there is due now. */
async function theNightPasses(): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl() ?? '', max: 1 })
  await pool.query(`update outbox_task set due = now() where due > now() and listener = 'notifications.message'`)
  await pool.end()
}

/** Unread notices of one talk at somebody's bell. */
const rung = async (page: Page, uuid: string): Promise<number> => {
  const { rows } = await ask(page, notifications.list, { query: { unread: '1' } })
  return rows.filter(({ href }) => href.includes(uuid)).length
}

test('a parent writes at night: it stands at once, rings at seven and not before', async ({ browser }) => {
  test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
  const words = `Ертең келе алмаймыз ${unique()}`
  const today = localDay(new Date())
  // A night between two school days.
  const night = weekDay(today) < 5 ? today : addDays(today, 8 - weekDay(today))
  const [late, early] = [`${night}T23:40`, `${addDays(night, 1)}T07:01`]

  const parent = await sit(browser, { role: 'parent', width: 390, moment: late })
  const lead = await sit(browser, { role: 'group-lead', moment: late })
  await openLead(parent.page)
  const talk = new URL(parent.page.url()).searchParams.get('talk') ?? ''
  const { tellsAt } = await ask(parent.page, chat.talk, { params: { uuid: talk } })
  expect(localClock(new Date(tellsAt ?? ''))).toBe('07:00')
  const [promised = ''] = kz('chat.rings-later').split('{{')
  await expect(parent.page.getByText(promised)).toBeVisible()
  await ask(lead.page, notifications.read, { body: { upTo: 1_000_000_000 } })

  await fieldOf(parent.page).fill(words)
  await fieldOf(parent.page).press('Enter')
  await lead.page.goto(`/control/chat?talk=${talk}`)
  await expect(bubbleOf(lead.page, words)).toHaveCount(1)
  expect(await rung(lead.page, talk)).toBe(0)
  await looked(parent.page)
  expect([...parent.complaints, ...lead.complaints]).toEqual([])
  for (const { page } of [parent, lead]) await page.context().close()

  await theNightPasses()
  const risen = await sit(browser, { role: 'group-lead', width: 768, moment: early })
  const { page } = risen
  await expect.poll(() => rung(page, talk)).toBe(1)
  await page.goto('/notifications')
  const [before = ''] = kz('notifications.kind-message').split('{{author}}')
  const notice = page.getByRole('link', { name: new RegExp(`${before}.*Мамытбеков`) }).first()
  await expect(notice).toBeVisible()
  await looked(page)
  await notice.click()
  await expect(bubbleOf(page, words)).toHaveCount(1)

  // By day the lead sees that the parent is writing.
  const awake = await sit(browser, { role: 'parent', width: 390, moment: early })
  await openLead(awake.page)
  const [, writes = ''] = kz('chat.typing').split('{{name}}')
  const type = async () => {
    await fieldOf(awake.page).pressSequentially('Рақмет ')
    return page.getByText(writes.trim()).count()
  }
  await expect.poll(type, { timeout: 20_000 }).toBe(1)
  expect([...risen.complaints, ...awake.complaints]).toEqual([])
  for (const one of [page, awake.page]) await one.context().close()
})
