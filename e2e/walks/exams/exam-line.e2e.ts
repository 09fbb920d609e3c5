import type { APIRequestContext, Page } from '@playwright/test'
import { auth } from '@qalam/contract/auth/api.ts'
import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { png } from '../../../server/src/platform/testing/documents.ts'
import { button, buildWork } from './exam-line-work.ts'
import { type Cell, planBook } from './exam-line.ts'
import { word } from '../calendar-plans/plan.ts'
import { looked } from '../../looks/looked.ts'
import { pressAt } from '../../keyboard.ts'
import { attachAt, chooseAt, markAt, writeAt } from '../../keyboard-acts.ts'
import { ask, askWith } from '../../school.ts'
import { at, enterAs, expect, open, seriousFindings, test } from '../../visitor.ts'

test.use({ serviceWorkers: 'allow', actionTimeout: 15_000 })

const unheard = (complaints: string[]) =>
  complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/.test(line))

test('from the workbook of a plan to a mark in the diary, answered on a telephone, and a wrong key mended, by keys alone', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
  const cell = await freeLesson(request)
  const teacher = await open(browser, { width: 1366, height: 900 })
  const phone = await open(browser, { width: 390, height: 900 })
  // One clock for both: what the one gives at a minute is open to the other from that minute on.
  for (const { page } of [teacher, phone]) await at(page, `${cell.date}T${cell.timeStart}`)
  await enterAs(teacher.page, 'teacher')
  await enterAs(phone.page, 'student')
  await importPlan(teacher.page, cell)
  await buildWork(teacher.page, cell)
  const sitting = await giveWork(teacher.page, cell)

  await answerOnPhone(phone.page, cell)
  await grade(teacher.page, sitting)
  await bringToJournal(teacher.page, sitting)
  await expectPoints(phone.page, cell, 8)
  await mendKey(teacher.page, sitting)
  await expectPoints(phone.page, cell, 10)

  expect(unheard([...teacher.complaints, ...phone.complaints])).toEqual([])
  for (const { page } of [teacher, phone]) await page.context().close()
})

/** A lesson of the teacher with the student’s class that nothing holds yet. */
async function freeLesson(request: APIRequestContext): Promise<Cell> {
  const tokenOf = async (login: string) =>
    (await askWith(request, null, auth.login, { body: { login, password: 'qalam2026' } })).access_token
  const me = await askWith(request, await tokenOf('student'), auth.userInfo, {})
  const token = await tokenOf('teacher')
  const groupId = me.group?.id ?? 0
  const { plans } = await askWith(request, token, journal.plans, { params: { groupId } })
  for (const { uuid } of plans) {
    const dates = await askWith(request, token, calendarPlans.dates, { query: { calendarPlanUuid: uuid } })
    const [free] = dates
    if (!free) continue
    const { scheduleUuid, date, timeStart, quarterId } = free
    const theme = `Жасуша құрылысы, ${date}`
    return {
      planUuid: uuid,
      groupId,
      lesson: scheduleUuid,
      date,
      timeStart,
      quarter: numberOfQuarter(quarterId),
      theme,
    }
  }
  throw new Error('every lesson of the teacher with the class is held')
}

/** The workbook brings a SOR with its day, and the lesson of that day is its own. */
async function importPlan(page: Page, cell: Cell): Promise<void> {
  await page.goto(`/v3/backoffice/ktp/${cell.groupId}/${cell.planUuid}`)
  const files = button(page, word('calendar-plans.files'))
  await chooseAt(page, files, page.getByRole('menuitem', { name: word('calendar-plans.from-excel') }))
  const dialog = page.getByRole('dialog')
  await attachAt(page, button(dialog, word('ui.uploadPick')), await planBook(cell, word('lesson-type.sor')))
  await expect(dialog.getByRole('status')).toContainText(
    word('calendar-plans.import-sum', { added: 1, changed: 0, same: 0 }),
  )
  await pressAt(page, button(dialog, word('calendar-plans.import-bring')))
  await expect(dialog).toHaveCount(0)
  const row = page.locator('tr[data-row]', { hasText: cell.theme })
  await expect(row).toContainText(word('calendar-plans.pin-dated'))
}

async function giveWork(page: Page, { lesson, theme }: Cell): Promise<string> {
  await page.goto(`/schedule/lesson/${lesson}/content`)
  await pressAt(page, button(page, word('exams.give')))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox').first()).toHaveValue(new RegExp(theme))
  await pressAt(page, button(dialog, word('exams.give')))
  // The lesson may have been given other works before.
  const given = page.getByRole('link', { name: word('exams.open', { title: theme }) }).locator('..')
  await pressAt(page, given.getByRole('link', { name: word('exams.room'), exact: true }))
  await page.waitForURL('**/control/exams/*')
  await expect(page.locator('main h1')).toHaveText(theme)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** By keys, where a phone has them too: three answers on the line, the last two without it, a reload in between, and the end once it is back. */
async function answerOnPhone(page: Page, { lesson, theme }: Cell): Promise<void> {
  await page.goto(`/schedule/lesson/${lesson}/content`)
  await pressAt(page, page.getByRole('link', { name: word('exams.open', { title: theme }) }))
  await pressAt(page, button(page, word('exams.start')))
  const map = page.getByRole('navigation', { name: word('exams.map') }).getByRole('button')
  const go = (number: number) => pressAt(page, map.nth(number - 1))
  // How many entries wait depends on which of them was on its way when the line was cut.
  const onDevice = word('exams.on-device', { count: '' })
  const stored = () => expect(page.getByRole('status').first()).toHaveText(word('exams.stored'))
  await markAt(page, page.getByRole('radio', { name: '4', exact: true }))
  await stored()
  await go(4)
  await writeAt(page, page.getByRole('textbox'), 'Сызбада')
  const photo = { name: 'сурет.png', mimeType: 'image/png', buffer: png() }
  await attachAt(page, button(page, word('ui.uploadPick')), photo)
  await expect(page.getByRole('img', { name: 'сурет.jpg' })).toBeVisible()
  await stored()
  await looked(page)
  await brought(page)

  await page.context().setOffline(true)
  await go(2)
  for (const [left, right] of [
    ['Q', 'W'],
    ['E', 'R'],
    ['T', 'Y'],
  ])
    await put(page, right ?? '', left ?? '')
  await expect(page.getByRole('status').first()).toContainText(onDevice)
  await kept(page)
  await page.reload()
  await expect(page.getByRole('status').first()).toContainText(onDevice)
  await go(3)
  await put(page, 'Есіл', '1')
  await put(page, 'Ертіс', '2')
  await expect(page.getByRole('status').first()).toContainText(onDevice)
  expect(await seriousFindings(page)).toEqual([])

  await page.context().setOffline(false)
  await stored()
  await pressAt(page, button(page, word('exams.end')))
  await pressAt(page, button(page.getByRole('dialog'), word('exams.end')))
  await expect(page.getByText(word('exams.over'))).toBeVisible()
}

/** Until the device has written what was given: no person reloads within the milliseconds that it takes. */
const kept = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opened = indexedDB.open('qalam-answers')
        opened.addEventListener('success', () => {
          const read = opened.result.transaction('entries').objectStore('entries').getAll()
          read.addEventListener('success', () => (opened.result.close(), done()))
        })
      }),
  )

/** Takes an option and puts it into its place. */
async function put(page: Page, option: string, place: string): Promise<void> {
  await pressAt(page, page.locator('main [data-thing]', { hasText: option }).first())
  await pressAt(page, page.locator('main [data-place]').nth({ Q: 0, E: 1, T: 2, '1': 0, '2': 1 }[place] ?? 0))
}

/** Until the worker has brought the code of the pages and the words of the language. */
const brought = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const listed: { code: string[]; texts: Record<string, string> } = await (await fetch('/kept-files.json')).json()
    const words = listed.texts[localStorage.getItem('lang') ?? 'kz'] ?? ''
    const found = await Promise.all([...listed.code, words].map((file) => caches.match(file)))
    return found.every(Boolean)
  })

async function grade(page: Page, sitting: string): Promise<void> {
  await page.goto(`/control/exams/${sitting}`)
  await pressAt(page, button(page, word('exams.end-now')))
  await pressAt(page, button(page.getByRole('dialog'), word('exams.end-now')))
  await page.goto(`/control/exams/${sitting}/grading`)
  await expect(page.getByRole('img', { name: 'сурет.jpg' }).first()).toBeVisible()
  await writeAt(page, page.getByLabel(word('exams.of-points', { text: 'Сызбасы бар', points: 3 })), '3')
  await looked(page)
  await pressAt(page, button(page, word('exams.save-next')))
  await expect(page.getByText(word('exams.was-scored'))).toBeVisible()
}

async function bringToJournal(page: Page, sitting: string): Promise<void> {
  await page.goto(`/control/exams/${sitting}/results`)
  await expect(page.getByText(word('exams.verdict-stored')).first()).toBeVisible()
  await looked(page)
  await pressAt(page, button(page, word('exams.journal')))
  await expect(page.getByText(word('exams.verdict-same')).first()).toBeVisible()
}

/** The diary of the student shows these points at the lesson. */
async function expectPoints(page: Page, { date, lesson }: Cell, points: number): Promise<void> {
  const mark = async () => {
    const { days } = await ask(page, diary.week, { query: { date } })
    return days.flatMap(({ lessons }) => lessons).find(({ uuid }) => uuid === lesson)?.mark?.score
  }
  await expect.poll(mark).toBe(points)
  await page.goto(`/diary?date=${date}`)
  const line = page.locator('main li', { has: page.locator(`a[href*="${lesson}"]`) })
  await expect(line.getByText(`${points}`, { exact: false }).last()).toBeVisible()
}

/** The key was wrong: it is mended, who gains is shown, and it is carried out. */
async function mendKey(page: Page, sitting: string): Promise<void> {
  await page.goto(`/control/exams/${sitting}/keys`)
  await pressAt(page, button(page, word('exams.mend-of', { number: 1 })))
  const dialog = page.getByRole('dialog')
  await markAt(page, dialog.getByRole('radio', { name: '4' }))
  await pressAt(page, button(dialog, word('exams.mend-action')))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(word('exams.gains', { points: '2' }))).toBeVisible()
  await pressAt(page, button(page, word('exams.regrade-action')))
  await pressAt(page, button(page.getByRole('dialog'), word('exams.regrade-action')))
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // What the regrade changed went into the journal with it.
  await page.goto(`/control/exams/${sitting}/results`)
  await expect(page.getByText(word('exams.verdict-same')).first()).toBeVisible()
}
