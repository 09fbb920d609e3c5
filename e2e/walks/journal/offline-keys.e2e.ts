import { homework } from '@qalam/contract/homework/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import type { Page } from '@playwright/test'
import { lineTo } from '../../engines/line.ts'
import { pressAt, tabTo } from '../../keyboard.ts'
import { looked } from '../../looks/looked.ts'
import { brought, unheard } from './offline.ts'
import { personOf } from './student.ts'
import { cellsOf, deviceOf, giveBackHomework, type Student, threeOf, writeOn } from './offline-cells.ts'
import { emptySeat, type Seat } from '../../school.ts'
import { enterAs, expect, kz, open, seriousFindings, test } from '../../visitor.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 180_000 })

type Walk = { page: Page; seat: Seat; isPhone: boolean }
/** On a phone marks are given by the pad under the thumb, in the sheet they are typed. */
const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]
const absenceShown = 'ж'
const lessonText = '45-бет, № 312'

for (const size of sizes) {
  test(`by keyboard alone and without a network: from the week to the journal, marks, an absence and homework, a reload, and the way back with a conflict (${size.width} px)`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const student = await personOf('student', request)
    const line = await lineTo(baseURL ?? '')
    const { page, complaints } = await open(browser, size, line.origin)
    await enterAs(page, 'teacher')
    const device = deviceOf(request, await page.evaluate(() => localStorage.getItem('token')))
    const seat = await emptySeat(page, student.group?.id ?? 0, student.userId)
    const walk: Walk = { page, seat, isPhone: size.width < 700 }
    const [first, second, third] = await threeOf(device, seat, student.userId)
    const params = { scheduleUuid: seat.uuid }
    const { homework: before } = await device(homework.form, { params })
    const taken = takenBy(page)
    await openOnce(walk)

    // The browser is told, and what slips past it between two pages finds no line either.
    await Promise.all([line.cut(), page.context().setOffline(true)])
    await fromWeekToJournal(walk)
    await mark(walk, first, '7')
    await mark(walk, second, 'absent')
    await mark(walk, third, '6')
    // The pad lies over the list as long as somebody is marked.
    if (walk.isPhone)
      await pressAt(page, page.locator('main section').getByRole('button', { name: kz('common.close') }))
    expect(await seriousFindings(page)).toEqual([])
    await typeHomework(walk)
    await writeOn(device, seat, third.userId, { score: 9, sign: null })

    await page.goto(seat.journalPath)
    await expect(cellOf(walk, first)).toContainText('7')
    await expect(cellOf(walk, second)).toContainText(absenceShown)
    await expect(cellOf(walk, third)).toContainText('6')

    await Promise.all([line.mend(), page.context().setOffline(false)])
    await decide(walk)
    await expect(page.getByText(kz('journal.saved'))).toBeVisible()
    const cells = await cellsOf(device, seat)
    expect(cells.get(first.userId)).toMatchObject({ score: 7, version: first.before.version + 1 })
    expect(cells.get(second.userId)).toMatchObject({ sign: 'absent', version: second.before.version + 1 })
    expect(cells.get(third.userId)).toMatchObject({ score: 6, version: third.before.version + 2 })
    expect(taken().slice(0, 3)).toEqual([first, second, third].map(({ userId }) => userId))
    await expect
      .poll(async () => (await device(homework.form, { params })).homework)
      .toMatchObject({ text: lessonText, version: (before?.version ?? 0) + 1 })

    for (const { userId, before: held } of [first, second, third]) {
      const { version: _, ...value } = held
      await writeOn(device, seat, userId, value)
    }
    await giveBackHomework(device, seat, before)
    expect(unheard(complaints)).toEqual([])
    await page.context().close()
    await line.end()
  })
}

/** Whose cells were taken by the server, in its order. */
function takenBy(page: Page): () => number[] {
  const users: number[] = []
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname !== journal.storeDay.path) return
    const { operations }: { operations: { userId: number }[] } = request.postDataJSON()
    users.push(...operations.map(({ userId }) => userId))
  })
  return () => users
}

const settingOf = ({ uuid }: Seat) => `/schedule/control/homework/create/${uuid}`

/** With a network: the week, the lesson, its homework and the journal are seen once. */
async function openOnce({ page, seat, isPhone }: Walk): Promise<void> {
  await page.goto(settingOf(seat))
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await page.goto(`/schedule/lesson/${seat.uuid}/homework`)
  await expect(page.getByRole('tablist')).toBeVisible()
  await page.goto(`/schedule/${seat.date}`)
  await expect(page.locator(`[data-lesson="${seat.uuid}"]`)).toBeVisible()
  await page.goto(seat.journalPath)
  await expect(page.locator(isPhone ? 'main li button[aria-expanded]' : 'tbody td').first()).toBeVisible()
  await brought(page)
}

async function fromWeekToJournal({ page, seat }: Walk): Promise<void> {
  await page.goto(`/schedule/${seat.date}`)
  await pressAt(page, page.locator(`[data-lesson="${seat.uuid}"] a[data-stop]`))
  await tabTo(page, page.getByRole('tab', { selected: true }))
  for (const tab of ['homework', 'students'] as const) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: kz(`lesson.tab-${tab}`) })).toBeFocused()
  }
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(seat.journalPath)
}

/** The cell of a student: in the sheet, or on a phone the line of the class. */
function cellOf({ page, seat, isPhone }: Walk, { row }: Student) {
  if (isPhone) return page.locator('main li button[aria-expanded]').nth(row)
  return page.locator(`tbody tr:nth-child(${row + 1}) td[data-column="${seat.column}"]`)
}

async function mark(walk: Walk, student: Student, value: string): Promise<void> {
  const cell = cellOf(walk, student)
  await expect(cell).toBeVisible()
  const { page } = walk
  if (walk.isPhone) {
    await goToLesson(walk)
    // The pad goes on to the next student by itself.
    if ((await cell.getAttribute('aria-expanded')) !== 'true') await pressAt(page, cell)
    const name = value === 'absent' ? kz('journal.sign-absent') : value
    await pressAt(page, page.getByRole('button', { name, exact: true }))
  } else {
    await goToCell(walk, student.row)
    await page.keyboard.type(value === 'absent' ? 'j' : value)
    await page.keyboard.press('Enter')
  }
  await expect(cell).toContainText(value === 'absent' ? absenceShown : value)
}

/** On a phone one lesson is shown at a time. */
async function goToLesson({ page, seat }: Walk): Promise<void> {
  const lesson = page.getByRole('combobox', { name: kz('journal.lesson') })
  const shown = async () => Number(await lesson.inputValue())
  if ((await shown()) === seat.column) return
  await tabTo(page, lesson)
  while ((await shown()) !== seat.column)
    await page.keyboard.press((await shown()) < seat.column ? 'ArrowDown' : 'ArrowUp')
}

/** Into the sheet by the Tab key, and to the cell by arrows. */
async function goToCell({ page, seat }: Walk, row: number): Promise<void> {
  const at = () =>
    page.evaluate(() => {
      const cell = document.activeElement?.closest('td[data-column]')
      const line = Number(cell?.parentElement?.getAttribute('aria-rowindex'))
      return cell ? { row: line - 2, column: Number(cell.getAttribute('data-column')) } : null
    })
  for (let keys = 0; keys < 200; keys++) {
    const place = await at()
    if (!place) await page.keyboard.press('Tab')
    else if (place.row !== row) await page.keyboard.press(place.row < row ? 'ArrowDown' : 'ArrowUp')
    else if (place.column !== seat.column)
      await page.keyboard.press(place.column < seat.column ? 'ArrowRight' : 'ArrowLeft')
    else return
  }
  throw new Error('the cell is not reached by keys')
}

async function typeHomework({ page, seat }: Walk): Promise<void> {
  await page.goto(settingOf(seat))
  await tabTo(page, page.getByRole('textbox').first())
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(lessonText)
  await pressAt(page, page.getByRole('button', { name: kz('common.save'), exact: true }))
  await expect(page.getByText(kz('unsent.here'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.locator('main')).toContainText(lessonText)
  expect(await seriousFindings(page)).toEqual([])
}

/** Both values are shown with who wrote the other one; the teacher puts their own. */
async function decide({ page }: Walk): Promise<void> {
  const words = kz('journal.troubles').split('{{')[0] ?? ''
  const troubles = page.getByRole('button', { name: words })
  await expect(troubles).toBeVisible()
  // Tab goes on from cell to cell of the sheet until Escape.
  await page.keyboard.press('Escape')
  await pressAt(page, troubles)
  const dialog = page.getByRole('dialog', { name: kz('journal.troubles-title') })
  const [theirs, own] = [dialog.locator('dl > div').first(), dialog.locator('dl > div').last()]
  await expect(theirs).toContainText('9')
  await expect(theirs.locator('dd').last()).toContainText(/\d\d:\d\d/)
  await expect(own).toContainText('6')
  await looked(page)
  await pressAt(page, dialog.getByRole('button', { name: kz('journal.put-mine') }))
  await expect(dialog).toContainText(kz('journal.no-troubles'))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}
