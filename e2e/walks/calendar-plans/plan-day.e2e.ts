import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { PlanSheet } from '@qalam/contract/calendar-plans/sheet.ts'
import { numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { randomUUID } from 'node:crypto'
import { bytesOf, choose, freeThemes, goTo, type PlanOfWalk, planToChange, press, stored, word } from './plan.ts'
import { looked } from '../../looks/looked.ts'
import { ask } from '../../school.ts'
import { enterAs, expect, open, test } from '../../visitor.ts'

test.use({ actionTimeout: 20_000 })

type Walk = { page: Page; plan: PlanOfWalk }

const sheetNow = (page: Page, { uuid }: PlanOfWalk): Promise<PlanSheet> =>
  ask(page, calendarPlans.sheet, { params: { uuid } })
const cell = (page: Page, uuid: string, name: string) => page.locator(`[data-theme="${uuid}"][data-cell="${name}"]`)
const change = calendarPlans.changeSheet.path

/** From the groups to the plans and to the themes, each by Enter on its link. */
async function openSheet({ page, plan }: Walk): Promise<void> {
  await page.goto('/v3/backoffice/ktp')
  await page.getByRole('searchbox').fill(plan.group)
  // The list is drawn anew when its search stands in the address.
  await expect(page).toHaveURL(/search=/)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: plan.group, exact: true }).press('Enter')
  await page.waitForURL(new RegExp(`/ktp/${plan.groupId}(\\?|$)`))
  await page.getByRole('link', { name: plan.subject.name.kz, exact: true }).first().press('Enter')
  await expect(page.locator('main h1')).toContainText(plan.group)
  await expect(page.getByText(word('calendar-plans.state-draft')).first()).toBeVisible()
  await looked(page)
}

/** Two cells of two rows as Excel has them, over two themes; a code of an objective is mended. */
async function pasteBlock({ page, plan }: Walk): Promise<void> {
  const sheet = await sheetNow(page, plan)
  const [first, second] = freeThemes(sheet)
  await goTo(page, sheet, first?.uuid ?? '')
  await page.evaluate(() => navigator.clipboard.writeText('Қойылған бірінші\t7. 1.2.3\nҚойылған екінші\t7.1.2.4'))
  await stored(page, change, () => page.keyboard.press('Control+v'))
  await expect(cell(page, first?.uuid ?? '', 'theme')).toHaveText('Қойылған бірінші')
  await expect(cell(page, first?.uuid ?? '', 'objectives')).toHaveText('7.1.2.3')
  await expect(cell(page, second?.uuid ?? '', 'theme')).toHaveText('Қойылған екінші')
}

/** A theme goes a row down and back by Alt and an arrow; its cell keeps the focus. */
async function moveByKeys({ page, plan }: Walk): Promise<void> {
  const before = await sheetNow(page, plan)
  const theme = freeThemes(before)[1]
  await goTo(page, before, theme?.uuid ?? '')
  await stored(page, change, () => page.keyboard.press('Alt+ArrowDown'))
  const row = page.locator(`tr[data-row="${theme?.uuid}"] th`)
  await expect(row).toHaveText(String((theme?.ordinal ?? 0) + 1))
  await stored(page, change, () => page.keyboard.press('Alt+ArrowUp'))
  await expect(row).toHaveText(String(theme?.ordinal))
}

/** A theme is split, its halves are merged again, and both acts are taken back by Ctrl+Z. */
async function splitAndMerge({ page, plan }: Walk): Promise<void> {
  const before = await sheetNow(page, plan)
  const theme = freeThemes(before)[2]
  if (!theme) throw new Error('No theme to split')
  const acts = word('calendar-plans.row-acts', { ordinal: theme.ordinal })
  await goTo(page, before, theme.uuid)
  await stored(page, change, () => choose(page, acts, word('calendar-plans.split')))
  await expect(cell(page, theme.uuid, 'theme')).toHaveText(`${theme.theme} (1/2)`)
  await stored(page, change, () => choose(page, acts, word('calendar-plans.merge')))
  await expect(cell(page, theme.uuid, 'theme')).toHaveText(theme.theme)
  for (const words of [`${theme.theme} (1/2)`, theme.theme]) {
    await cell(page, theme.uuid, 'theme').focus()
    await stored(page, calendarPlans.undoAct.path, () => page.keyboard.press('Control+z'))
    await expect(cell(page, theme.uuid, 'theme')).toHaveText(words)
  }
  const after = await sheetNow(page, plan)
  const order = (sheet: PlanSheet) => sheet.themes.map(({ uuid, theme: words }) => `${uuid} ${words}`)
  expect(order(after)).toEqual(order(before))
}

/** A lesson is cancelled elsewhere: the plan says in words what no longer fits, and is laid anew. */
async function reflow({ page, plan }: Walk): Promise<void> {
  const before = await sheetNow(page, plan)
  const theme = freeThemes(before)[1]
  if (!theme?.lesson) throw new Error('No lesson to cancel')
  await ask(page, schedule.destroy, { body: { uuid: theme.lesson.uuid } })
  await page.reload()
  const quarter = numberOfQuarter(theme.quarterId)
  const panel = page.getByRole('region', { name: word('calendar-plans.flow-title') })
  await expect(panel.getByText(word('calendar-plans.flow-over', { quarter, count: 1 }))).toBeVisible()
  await looked(page)
  const { flow } = await sheetNow(page, plan)
  const merging = flow?.proposals.find((one) => one.kind === 'merge')
  if (merging?.kind !== 'merge') throw new Error('Nothing is proposed')
  const words = word('calendar-plans.flow-merge', { first: merging.first, second: merging.second })
  await stored(page, change, () => panel.getByRole('button', { name: words }).press('Enter'))
  await expect(panel.getByText(word('calendar-plans.flow-over', { quarter, count: 1 }))).toHaveCount(0)
  await stored(page, calendarPlans.acceptFlow.path, () =>
    panel.getByRole('button', { name: word('calendar-plans.flow-accept') }).press('Enter'),
  )
  await expect(panel).toHaveCount(0)
  const after = await sheetNow(page, plan)
  expect(after.flow).toBeNull()
  const placed = after.themes.flatMap(({ lesson }) => lesson?.uuid ?? [])
  expect(new Set(placed).size).toBe(placed.length)
}

/** A fourth SOR of a quarter is given its date by its dialog, and the rule is said beside it. */
async function warnOfCap({ page, plan }: Walk): Promise<void> {
  const before = await sheetNow(page, plan)
  const free = freeThemes(before)
  const sors = before.themes.filter(({ kind, quarterId }) => kind === 'sor' && quarterId === free[0]?.quarterId)
  const more = free.slice(0, Math.max(1, 4 - sors.length))
  const themes = more.map((one) => ({ ...one, kind: 'sor' as const, maxScore: 15 }))
  await ask(page, calendarPlans.changeSheet, {
    params: { uuid: plan.uuid },
    body: { uuid: randomUUID(), kind: 'edited', themes },
  })
  await page.reload()
  const [work] = more
  if (!work?.lesson) throw new Error('No work to be given a date')
  const sheet = await sheetNow(page, plan)
  await goTo(page, sheet, work.uuid)
  await choose(page, word('calendar-plans.row-acts', { ordinal: work.ordinal }), word('calendar-plans.set-date'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toBeVisible()
  await looked(page)
  await stored(page, calendarPlans.setDate.path, () =>
    dialog.getByRole('button', { name: word('common.save'), exact: true }).press('Enter'),
  )
  await expect(dialog).toHaveCount(0)
  const row = page.locator(`tr[data-row="${work.uuid}"]`)
  const count = Math.max(4, sors.length + 1)
  await expect(row.getByText(word('calendar-plans.cap-sor-in-quarter', { count, max: 3 }))).toBeVisible()
  await expect(row.getByText(word('calendar-plans.pin-dated'))).toBeVisible()
}

/** The plan goes out as a workbook, and what was typed since is as in the workbook when it comes in again. */
async function outAndIn({ page, plan }: Walk): Promise<void> {
  const sheet = await sheetNow(page, plan)
  const theme = freeThemes(sheet).at(-1)
  await goTo(page, sheet, theme?.uuid ?? '')
  const files = word('calendar-plans.files')
  const leaving = page.waitForEvent('download')
  await choose(page, files, word('calendar-plans.to-excel'))
  const file = await leaving
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  const workbook = { name: 'plan.xlsx', mimeType: 'application/vnd.openxmlformats', buffer: await bytesOf(file) }

  await cell(page, theme?.uuid ?? '', 'theme').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(' !')
  await stored(page, change, () => page.keyboard.press('Enter'))
  await choose(page, files, word('calendar-plans.from-excel'))
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(workbook)
  const { length } = sheet.themes
  await expect(
    dialog.getByText(word('calendar-plans.import-sum', { added: 0, changed: 1, same: length - 1 })),
  ).toBeVisible()
  await looked(page)
  await stored(page, calendarPlans.importSheet.path, () =>
    dialog.getByRole('button', { name: word('calendar-plans.import-bring'), exact: true }).press('Enter'),
  )
  await expect(dialog).toHaveCount(0)
  await expect(cell(page, theme?.uuid ?? '', 'theme')).toHaveText(theme?.theme ?? '')
}

/** The short-term plan of a lesson as a document that names its theme. */
async function lessonPaper({ page, plan }: Walk): Promise<void> {
  const sheet = await sheetNow(page, plan)
  const theme = freeThemes(sheet).at(-1)
  await goTo(page, sheet, theme?.uuid ?? '')
  const leaving = page.waitForEvent('download')
  const paper = word('calendar-plans.paper-as-word', { paper: word('calendar-plans.paper-ksp') })
  await choose(page, word('calendar-plans.files'), `${theme?.ordinal}. ${paper}`)
  const parts = unzipSync(await bytesOf(await leaving))
  expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain(theme?.theme)
}

/** Draft, sent, reviewed, approved; each step by its button. */
async function approve({ page }: Walk): Promise<void> {
  for (const state of ['sent', 'reviewed', 'approved'] as const) {
    await stored(page, calendarPlans.moveState.path, () => press(page, `calendar-plans.move-${state}`))
    await expect(
      page
        .locator('main')
        .getByText(word(`calendar-plans.state-${state}`))
        .first(),
    ).toBeVisible()
  }
}

// The sheet takes its keys on a narrow screen too, where its toolbar folds and its columns scroll.
test('a deputy’s day with a plan by the keyboard alone, a part of it on a telephone', async ({ browser }) => {
  test.setTimeout(180_000)
  const { page, complaints } = await open(browser)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAs(page, 'zavuch')
  const plan = await planToChange(page)
  const [reviewer] = await ask(page, calendarPlans.teachers, {})
  await ask(page, calendarPlans.setReviewer, {
    params: { subjectId: plan.subject.id },
    body: { teacherId: reviewer?.id ?? null },
  })
  const walk = { page, plan }
  await openSheet(walk)
  await pasteBlock(walk)
  await page.setViewportSize({ width: 390, height: 844 })
  await moveByKeys(walk)
  await splitAndMerge(walk)
  await page.setViewportSize({ width: 1366, height: 768 })
  await reflow(walk)
  await warnOfCap(walk)
  await outAndIn(walk)
  await lessonPaper(walk)
  await approve(walk)
  expect(complaints).toEqual([])
  await ask(page, calendarPlans.setReviewer, { params: { subjectId: plan.subject.id }, body: { teacherId: null } })
  await page.context().close()
})
