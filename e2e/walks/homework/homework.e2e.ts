import { auth } from '@qalam/contract/auth/api.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import type { Page } from '@playwright/test'
import { png } from '../../../server/src/platform/testing/documents.ts'
import { lessonToSet, publishExercises } from './homework.ts'
import { pressAt, tabTo } from '../../keyboard.ts'
import { attachAt, markAt, selectAt, writeAt } from '../../keyboard-acts.ts'
import { looked } from '../../looks/looked.ts'
import { stored, word } from '../calendar-plans/plan.ts'
import { ask, type Seat, takeBack } from '../../school.ts'
import { enterAs, expect, open, test } from '../../visitor.ts'

type Work = { title: string; words: string; seat: Seat }

const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(png()) })
/** The browser itself writes to its console that the line was cut. */
const unheard = (complaints: string[]) => complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(line))

const button = (page: Page, key: MessageKey) =>
  page.locator('main').getByRole('button', { name: word(key), exact: true })

/** Words, a file and exercises with a set; no day, so that the points go to the lesson itself. */
async function setHomework(page: Page, { title, words, seat }: Work): Promise<void> {
  await page.goto(`/schedule/control/homework/create/${seat.uuid}`)
  await writeAt(page, page.getByLabel(word('homework.text')), words)
  await tabTo(page, page.getByLabel(word('homework.due'), { exact: false }).first())
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await selectAt(page, page.getByLabel(word('homework.work')), title)
  await attachAt(page, button(page, 'ui.uploadPick'), photo('tapsyrma.png'))
  await looked(page)
  await stored(page, homework.addFiles.path, () => pressAt(page, button(page, 'common.save')))
}

/** The student finds it, answers without a line, and the answer goes by itself when the line is back. */
async function answerWithoutLine(page: Page, { words }: Work): Promise<void> {
  await page.goto('/homework/list')
  await pressAt(page, page.getByRole('link', { name: words }))
  await expect(page.getByText(/^tapsyrma\./)).toBeVisible()
  const right = page.getByRole('radio', { name: /^Дұрыс/ })
  await expect(right).toHaveCount(3)
  for (const one of await right.all()) await markAt(page, one)
  await stored(page, homework.addAnswerFiles.path, () =>
    attachAt(page, button(page, 'ui.uploadPick').last(), photo('dapter.png')),
  )
  await expect(page.getByText(/^dapter\./)).toBeVisible()
  await looked(page)
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await writeAt(page, page.getByLabel(word('homework.answer-text')), 'Бірінші жауап')
  await pressAt(page, button(page, 'homework.send'))
  await expect(page.locator('main').getByText(word('unsent.kept'))).toBeVisible()
  await stored(page, homework.send.path, () => page.context().setOffline(false))
  // The server scores exercises alone by itself.
  await expect(page.getByText(word('homework.score-of', { score: 10, max: 10 })).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Бірінші жауап')).toBeVisible()
}

/** The teacher finds the answer by the list of what was set. */
async function openAnswer(page: Page, { words }: Work, name: string): Promise<void> {
  await page.goto('/homework/control/list')
  await pressAt(page, page.getByRole('link', { name: words }).first())
  await pressAt(page, page.getByRole('link', { name, exact: true }))
  await expect(page.locator('main h1')).toHaveText(name)
  await looked(page)
}

test('homework from setting to the diary by keys alone, with a line that is cut, answered on a telephone', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const phone = await open(browser, { width: 390, height: 844 })
  const desk = await open(browser, { width: 1366, height: 844 })
  const home = await open(browser, { width: 768, height: 844 })
  await enterAs(phone.page, 'student')
  await enterAs(desk.page, 'teacher')
  await enterAs(home.page, 'parent')
  const [student, teacher] = [phone.page, desk.page]
  const me = await ask(student, auth.userInfo, {})
  const title = `Walk ${Date.now()}`
  const work: Work = {
    title,
    words: `${title}: 45-бет`,
    seat: await lessonToSet(teacher, me.group?.id ?? 0, me.userId),
  }
  await publishExercises(teacher, title)
  await setHomework(teacher, work)
  await answerWithoutLine(student, work)

  const answerId = new URL(student.url()).pathname.split('/').at(-1) ?? ''
  const { student: own, points } = await ask(teacher, homework.answer, { params: { answerId } })
  expect(points).toBe(10)
  await openAnswer(teacher, work, own.name)
  await expect(teacher.getByText('Бірінші жауап')).toBeVisible()
  await writeAt(teacher, teacher.getByLabel(word('homework.comment')), 'Шешімін толық жазыңыз')
  await stored(teacher, homework.giveBack.path, () => pressAt(teacher, button(teacher, 'homework.give-back')))

  await expect(student.getByText(word('homework.state-returned')).first()).toBeVisible()
  await expect(student.getByText('Шешімін толық жазыңыз').first()).toBeVisible()
  await writeAt(student, student.getByLabel(word('homework.answer-text')), 'Екінші жауап')
  await stored(student, homework.send.path, () => pressAt(student, button(student, 'homework.send-again')))

  await expect(teacher.getByText('Екінші жауап')).toBeVisible()
  await writeAt(teacher, teacher.getByLabel(word('homework.points-of', { max: 10 })), '8')
  await markAt(teacher, teacher.getByLabel(word('homework.to-journal')))
  await stored(teacher, homework.score.path, () => pressAt(teacher, button(teacher, 'homework.give-score')))
  await expect(teacher.getByText(word('homework.in-journal'))).toBeVisible()
  await expect(student.getByText(word('homework.score-of', { score: 8, max: 10 })).first()).toBeVisible()

  for (const { page } of [phone, home]) {
    await page.goto(`/diary?date=${work.seat.date}`)
    const lesson = page.locator('li', { has: page.locator(`a[href*="${work.seat.uuid}"]`) }).first()
    await expect(lesson).toContainText(`8/${work.seat.maxScore}`)
    await expect(lesson).toContainText(work.words)
  }
  await teacher.goto(work.seat.journalPath)
  const { row, column } = work.seat
  const cell = teacher.locator('tbody tr').nth(row).locator('td').nth(column)
  await expect(cell).toContainText('8')
  await takeBack(teacher, cell)
  expect([phone, desk, home].flatMap(({ complaints }) => unheard(complaints))).toEqual([])
  for (const { page } of [phone, desk, home]) await page.context().close()
})
