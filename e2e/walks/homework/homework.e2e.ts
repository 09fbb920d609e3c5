import { auth } from '@qalam/contract/auth/api.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import type { Page } from '@playwright/test'
import { png } from '../../../server/src/platform/testing/documents.ts'
import { lessonToSet, publishExercises } from './homework.ts'
import { pressAt, tabTo } from '../../keyboard.ts'
import { attachAt, markAt, selectAt, writeAt } from '../../keyboard-acts.ts'
import { type Keys, keysOf, stored } from '../calendar-plans/plan.ts'
import { ask, type Seat, takeBack } from '../../school.ts'
import {
  enterAs,
  expect,
  keysShown,
  open,
  scrollsSideways,
  seriousFindings,
  skipAnnouncements,
  speak,
  test,
} from '../../visitor.ts'

type At = { page: Page; keys: Keys }
type Work = { title: string; words: string; seat: Seat }

const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(png()) })
/** The browser itself writes to its console that the line was cut. */
const unheard = (complaints: string[]) => complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(line))

async function sound({ page }: At): Promise<void> {
  expect(await keysShown(page)).toEqual([])
  expect(await seriousFindings(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
}

const button = ({ page, keys }: At, key: MessageKey) =>
  page.locator('main').getByRole('button', { name: keys.word(key), exact: true })

/** Words, a file and exercises with a set; no day, so that the points go to the lesson itself. */
async function setHomework(at: At, { title, words, seat }: Work): Promise<void> {
  const { page, keys } = at
  await page.goto(`/schedule/control/homework/create/${seat.uuid}`)
  await writeAt(page, page.getByLabel(keys.word('homework.text')), words)
  await tabTo(page, page.getByLabel(keys.word('homework.due'), { exact: false }).first())
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await selectAt(page, page.getByLabel(keys.word('homework.work')), title)
  await attachAt(page, button(at, 'ui.uploadPick'), photo('tapsyrma.png'))
  await sound(at)
  await stored(page, homework.addFiles.path, () => pressAt(page, button(at, 'common.save')))
}

/** The student finds it, answers without a line, and the answer goes by itself when the line is back. */
async function answerWithoutLine(at: At, { words }: Work): Promise<void> {
  const { page, keys } = at
  await page.goto('/homework/list')
  await pressAt(page, page.getByRole('link', { name: words }))
  await expect(page.getByText(/^tapsyrma\./)).toBeVisible()
  const right = page.getByRole('radio', { name: /^Дұрыс/ })
  await expect(right).toHaveCount(3)
  for (const one of await right.all()) await markAt(page, one)
  await stored(page, homework.addAnswerFiles.path, () =>
    attachAt(page, button(at, 'ui.uploadPick').last(), photo('dapter.png')),
  )
  await expect(page.getByText(/^dapter\./)).toBeVisible()
  await sound(at)
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await writeAt(page, page.getByLabel(keys.word('homework.answer-text')), 'Бірінші жауап')
  await pressAt(page, button(at, 'homework.send'))
  await expect(page.locator('main').getByText(keys.word('unsent.kept'))).toBeVisible()
  await stored(page, homework.send.path, () => page.context().setOffline(false))
  // The server scores exercises alone by itself.
  await expect(page.getByText(keys.word('homework.score-of', { score: 10, max: 10 })).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Бірінші жауап')).toBeVisible()
}

/** The teacher finds the answer by the list of what was set. */
async function openAnswer({ page, keys }: At, { words }: Work, name: string): Promise<void> {
  await page.goto('/homework/control/list')
  await pressAt(page, page.getByRole('link', { name: words }).first())
  await pressAt(page, page.getByRole('link', { name, exact: true }))
  await expect(page.locator('main h1')).toHaveText(name)
  await sound({ page, keys })
}

type Walk = { language: Language; width: number }
const usual: Walk[] = [
  { language: 'kz', width: 390 },
  { language: 'ru', width: 768 },
]
const others: Walk[] = [
  { language: 'kz', width: 1366 },
  { language: 'ru', width: 1366 },
  { language: 'kz', width: 768 },
  { language: 'ru', width: 390 },
]

for (const { language, width } of process.env.EVERY_WIDTH ? [...usual, ...others] : usual)
  test(`homework from setting to the diary by keys alone, with a line that is cut, in ${language} at ${width} px`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const size = { width, height: 844 }
    const [phone, desk, home] = [await open(browser, size), await open(browser, size), await open(browser, size)]
    for (const { page } of [phone, desk, home]) {
      await skipAnnouncements(page)
      await speak(page, language)
    }
    await enterAs(phone.page, 'student', language)
    await enterAs(desk.page, 'teacher', language)
    await enterAs(home.page, 'parent', language)
    const student = { page: phone.page, keys: keysOf(phone.page, language) }
    const teacher = { page: desk.page, keys: keysOf(desk.page, language) }
    const { keys } = teacher
    const me = await ask(student.page, auth.userInfo, {})
    const title = `Walk ${language} ${Date.now()}`
    const work: Work = {
      title,
      words: `${title}: 45-бет`,
      seat: await lessonToSet(teacher.page, me.group?.id ?? 0, me.userId),
    }
    await publishExercises(teacher.page, title)
    await setHomework(teacher, work)
    await answerWithoutLine(student, work)

    const answerId = new URL(student.page.url()).pathname.split('/').at(-1) ?? ''
    const { student: own, points } = await ask(teacher.page, homework.answer, { params: { answerId } })
    expect(points).toBe(10)
    await openAnswer(teacher, work, own.name)
    await expect(teacher.page.getByText('Бірінші жауап')).toBeVisible()
    await writeAt(teacher.page, teacher.page.getByLabel(keys.word('homework.comment')), 'Шешімін толық жазыңыз')
    await stored(teacher.page, homework.giveBack.path, () =>
      pressAt(teacher.page, button(teacher, 'homework.give-back')),
    )

    await expect(student.page.getByText(keys.word('homework.state-returned')).first()).toBeVisible()
    await expect(student.page.getByText('Шешімін толық жазыңыз').first()).toBeVisible()
    await writeAt(student.page, student.page.getByLabel(keys.word('homework.answer-text')), 'Екінші жауап')
    await stored(student.page, homework.send.path, () => pressAt(student.page, button(student, 'homework.send-again')))

    await expect(teacher.page.getByText('Екінші жауап')).toBeVisible()
    await writeAt(teacher.page, teacher.page.getByLabel(keys.word('homework.points-of', { max: 10 })), '8')
    await markAt(teacher.page, teacher.page.getByLabel(keys.word('homework.to-journal')))
    await stored(teacher.page, homework.score.path, () => pressAt(teacher.page, button(teacher, 'homework.give-score')))
    await expect(teacher.page.getByText(keys.word('homework.in-journal'))).toBeVisible()
    await expect(student.page.getByText(keys.word('homework.score-of', { score: 8, max: 10 })).first()).toBeVisible()

    for (const { page } of [phone, home]) {
      await page.goto(`/diary?date=${work.seat.date}`)
      const lesson = page.locator('li', { has: page.locator(`a[href*="${work.seat.uuid}"]`) }).first()
      await expect(lesson).toContainText(`8/${work.seat.maxScore}`)
      await expect(lesson).toContainText(work.words)
    }
    // A phone fills a journal by the pad under the thumb, which another walk goes through.
    await teacher.page.setViewportSize({ width: 1366, height: 844 })
    await teacher.page.goto(work.seat.journalPath)
    const { row, column } = work.seat
    const cell = teacher.page.locator('tbody tr').nth(row).locator('td').nth(column)
    await expect(cell).toContainText('8')
    await takeBack(teacher.page, cell)
    expect([phone, desk, home].flatMap(({ complaints }) => unheard(complaints))).toEqual([])
    for (const { page } of [phone, desk, home]) await page.context().close()
  })
