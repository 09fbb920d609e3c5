import { chat } from '@qalam/contract/chat/api.ts'
import { addDays, localClock, localDay, weekDay } from '@qalam/contract/kernel/calendar.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { notifications } from '@qalam/contract/notifications/api.ts'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { postmasterOf } from '../../../server/src/platform/db/postmaster.ts'
import { startServer } from '../../../server/src/testing/server-process.ts'
import { ask } from '../../school.ts'
import { bubbleOf, fieldOf, looksWell, openLead, sit, unique } from './talk.ts'
import { expect, said, scrollsSideways, test } from '../../visitor.ts'

const data = process.env.E2E_DATA ?? ''

/** A second process on the school of the walks, whose clock starts at that moment of Almaty. */
async function at<T>(day: string, clock: string, walk: (address: string) => Promise<T>): Promise<T> {
  const server = await startServer({ DATA_DIR: data, DEMO: 'on', CLOCK: `${day}T${clock}:00+05:00` })
  try {
    return await walk(server.address)
  } finally {
    await server.end('SIGTERM')
  }
}

/** The clock of a process is moved by its settings, that of the database by nobody: what waits there is due now. */
async function theNightPasses(): Promise<void> {
  const pool = new pg.Pool({ connectionString: postmasterOf(`${data}/postgres`)?.url ?? '', max: 1 })
  await pool.query(`update outbox_task set due = now() where due > now() and listener = 'notifications.message'`)
  await pool.end()
}

/** Unread notices of one talk at somebody's bell. */
const rung = async (page: Page, uuid: string): Promise<number> => {
  const { rows } = await ask(page, notifications.list, { query: { unread: '1' } })
  return rows.filter(({ href }) => href.includes(uuid)).length
}

/** Widths of the parent and the lead at night, and of the lead in the morning: in both languages all three. */
const seats: { language: Language; parent: number; lead: number; morning: number }[] = [
  { language: 'kz', parent: 390, lead: 1366, morning: 768 },
  { language: 'ru', parent: 768, lead: 390, morning: 1366 },
]

for (const { language, ...width } of seats)
  test(`a parent writes at night: it stands at once, rings at seven and not before (${language}, ${Object.values(width).join(', ')} px)`, async ({
    browser,
  }) => {
    test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
    test.setTimeout(240_000)
    const words = `Ертең келе алмаймыз ${unique()}`
    const today = localDay(new Date())
    // A night between two school days.
    const night = weekDay(today) < 5 ? today : addDays(today, 8 - weekDay(today))

    const uuid = await at(night, '23:40', async (address) => {
      const parent = await sit(browser, { role: 'parent', language, width: width.parent, address })
      const lead = await sit(browser, { role: 'group-lead', language, width: width.lead, address })
      await openLead(parent.page)
      const talk = new URL(parent.page.url()).searchParams.get('talk') ?? ''
      const { tellsAt } = await ask(parent.page, chat.talk, { params: { uuid: talk } })
      expect(localClock(new Date(tellsAt ?? ''))).toBe('07:00')
      const promised = said('chat.rings-later', language).split('{{')[0] ?? ''
      await expect(parent.page.getByText(promised)).toBeVisible()
      await ask(lead.page, notifications.read, { body: { upTo: 1_000_000_000 } })

      const field = fieldOf(parent.page, language)
      await field.fill(words)
      await field.press('Enter')
      await lead.page.goto(`/control/chat?talk=${talk}`)
      await expect(bubbleOf(lead.page, words)).toHaveCount(1)
      expect(await rung(lead.page, talk)).toBe(0)
      await looksWell(parent.page)
      expect([...parent.complaints, ...lead.complaints]).toEqual([])
      for (const { page } of [parent, lead]) await page.context().close()
      return talk
    })

    await theNightPasses()
    await at(addDays(night, 1), '07:01', async (address) => {
      const lead = { role: 'group-lead', language, width: width.morning, address } as const
      const { page, complaints } = await sit(browser, lead)
      await expect.poll(() => rung(page, uuid)).toBe(1)
      await page.goto('/notifications')
      const [before = ''] = said('notifications.kind-message', language).split('{{author}}')
      const notice = page.getByRole('link', { name: new RegExp(`${before}.*Мамытбеков`) }).first()
      await expect(notice).toBeVisible()
      expect(await scrollsSideways(page)).toBe(false)
      await notice.click()
      await expect(bubbleOf(page, words)).toHaveCount(1)

      // By day the lead sees that the parent is writing.
      const parent = await sit(browser, { role: 'parent', language, width: width.parent, address })
      await openLead(parent.page)
      const [, writes = ''] = said('chat.typing', language).split('{{name}}')
      const type = async () => {
        await fieldOf(parent.page, language).pressSequentially('Рақмет ')
        return page.getByText(writes.trim()).count()
      }
      await expect.poll(type, { timeout: 20_000 }).toBe(1)
      expect([...complaints, ...parent.complaints]).toEqual([])
      for (const one of [page, parent.page]) await one.context().close()
    })
  })
