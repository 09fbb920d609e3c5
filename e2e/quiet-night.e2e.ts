import { chat } from '@qalam/contract/chat/api.ts'
import { addDays, localClock, localDay, weekDay } from '@qalam/contract/kernel/calendar.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { notifications } from '@qalam/contract/notifications/api.ts'
import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { postmasterOf } from '../server/src/platform/db/postmaster.ts'
import { startServer } from '../server/src/testing/server-process.ts'
import { ask } from './school.ts'
import {
  enterAs,
  expect,
  open,
  said,
  scrollsSideways,
  seriousFindings,
  skipAnnouncements,
  speak,
  test,
} from './visitor.ts'

const data = process.env.E2E_DATA ?? ''
const unique = () => Math.random().toString(36).slice(2, 8)

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

type Seat = { language: Language; width: number; height: number }

async function sit(browser: Browser, address: string, role: Role, { language, ...size }: Seat) {
  const { page, complaints } = await open(browser, size, address)
  await skipAnnouncements(page)
  await speak(page, language)
  await enterAs(page, role, language)
  return { page, complaints }
}

/** Unread notices of one talk at somebody's bell. */
const rung = async (page: Page, uuid: string): Promise<number> => {
  const { rows } = await ask(page, notifications.list, { query: { unread: '1' } })
  return rows.filter(({ href }) => href.includes(uuid)).length
}

const seats = [
  { parent: { language: 'kz', width: 390, height: 844 }, lead: { language: 'kz', width: 1366, height: 768 } },
  { parent: { language: 'ru', width: 768, height: 1024 }, lead: { language: 'ru', width: 390, height: 844 } },
] satisfies { parent: Seat; lead: Seat }[]

for (const { parent: parentSeat, lead: leadSeat } of seats) {
  const { language } = parentSeat
  test(`a parent writes at night: it stands at once, rings at seven and not before (${language}, ${parentSeat.width} and ${leadSeat.width} px)`, async ({
    browser,
  }) => {
    test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
    test.setTimeout(240_000)
    const words = `Ертең келе алмаймыз ${unique()}`
    const today = localDay(new Date())
    // A night between two school days.
    const night = weekDay(today) < 5 ? today : addDays(today, 8 - weekDay(today))

    const uuid = await at(night, '23:40', async (address) => {
      const parent = await sit(browser, address, 'parent', parentSeat)
      const lead = await sit(browser, address, 'group-lead', leadSeat)
      await parent.page.goto('/chat')
      await parent.page
        .getByRole('button', { name: /Досымова/ })
        .filter({ hasNotText: '7А' })
        .click()
      await expect(parent.page.getByRole('log')).toBeVisible()
      const talk = new URL(parent.page.url()).searchParams.get('talk') ?? ''
      const { tellsAt } = await ask(parent.page, chat.talk, { params: { uuid: talk } })
      expect(localClock(new Date(tellsAt ?? ''))).toBe('07:00')
      const promised = said('chat.rings-later', language).split('{{')[0] ?? ''
      await expect(parent.page.getByText(promised)).toBeVisible()
      await ask(lead.page, notifications.read, { body: { upTo: 1_000_000_000 } })

      const field = parent.page.getByRole('textbox', { name: said('chat.write', language), exact: true })
      await field.fill(words)
      await field.press('Enter')
      await lead.page.goto(`/control/chat?talk=${talk}`)
      await expect(lead.page.getByRole('log').getByRole('article').filter({ hasText: words })).toHaveCount(1)
      expect(await rung(lead.page, talk)).toBe(0)
      expect(await seriousFindings(parent.page)).toEqual([])
      expect(await scrollsSideways(parent.page)).toBe(false)
      expect([...parent.complaints, ...lead.complaints]).toEqual([])
      for (const { page } of [parent, lead]) await page.context().close()
      return talk
    })

    await theNightPasses()
    await at(addDays(night, 1), '07:01', async (address) => {
      const { page, complaints } = await sit(browser, address, 'group-lead', leadSeat)
      await expect.poll(() => rung(page, uuid)).toBe(1)
      await page.goto('/notifications')
      const [before = ''] = said('notifications.kind-message', language).split('{{author}}')
      const notice = page.getByRole('link', { name: new RegExp(`${before}.*Мамытбеков`) }).first()
      await expect(notice).toBeVisible()
      expect(await scrollsSideways(page)).toBe(false)
      await notice.click()
      await expect(page.getByRole('log').getByRole('article').filter({ hasText: words })).toHaveCount(1)
      expect(complaints).toEqual([])
      await page.context().close()
    })
  })
}
