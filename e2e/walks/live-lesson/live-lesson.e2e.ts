import { type Browser, chromium, type FrameLocator, type Page } from '@playwright/test'
import { addDays, localDay, weekDay } from '@qalam/contract/kernel/calendar.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { startServer } from '../../../server/src/testing/server-process.ts'
import { looked } from '../../looks/looked.ts'
import { browsers, quiet } from '../../quiet.ts'
import { serverOf } from '../../server/server.ts'
import type { Served } from '../../server/worker.ts'
import { ask } from '../../school.ts'
import { enterAs, expect, fits, kz, open, test, type Visitor } from '../../visitor.ts'

/** A camera, a microphone and a window of the browser's own, given without asking. */
const cameras = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--auto-select-desktop-capture-source=Entire screen',
]

const meetingIn = (page: Page): FrameLocator => page.frameLocator(`iframe[title="${kz('live.meeting-frame')}"]`)
/** How many of a meeting are seen moving: their video has a size and a time that goes on. */
async function moving(page: Page): Promise<number> {
  const videos = meetingIn(page).locator('video')
  // A frame that is still on its way to the meeting answers nothing.
  await expect(videos.first()).toBeVisible()
  return videos.evaluateAll(
    (all: HTMLVideoElement[]) => all.filter(({ videoWidth, currentTime }) => videoWidth > 0 && currentTime > 0).length,
  )
}

/** A lesson of the week that the teacher has with the class of the student. */
async function lessonHeld(browser: Browser, product: string) {
  const known = await open(browser, undefined, product)
  await enterAs(known.page, 'teacher')
  const today = localDay(new Date())
  const week = await ask(known.page, schedule.week, { query: { date: addDays(today, weekDay(today) > 5 ? -3 : 0) } })
  await known.page.context().close()
  const lessons = week.days.flatMap((day) => day.lessons)
  const held = lessons.find(({ group, subgroup }) => group.label === '7А' && !subgroup)
  if (!held) throw new Error('the teacher has no lesson with the class of the student')
  return held
}

type Inside = { teacher: Visitor; student: Visitor }

/** Five minutes into a lesson: the teacher, and a student of the class on a phone, on the page of its meeting. */
async function inLesson(
  { address, data }: Served,
  settings: Record<string, string>,
  walk: (inside: Inside) => Promise<void>,
) {
  const browser = await chromium.launch({
    executablePath: browsers.walks,
    args: [...quiet, ...cameras],
  })
  const held = await lessonHeld(browser, address)
  const minute = String(Number(held.timeStart.slice(3)) + 5).padStart(2, '0')
  // The ports behind the product's own are free for a walk.
  const { env } = serverOf(Number(new URL(address).port) + 5, data)
  const server = await startServer({
    ...env,
    CLOCK: `${held.date}T${held.timeStart.slice(0, 2)}:${minute}:00+05:00`,
    ...settings,
  })
  try {
    const teacher = await open(browser, undefined, server.address)
    const student = await open(browser, { width: 390, height: 844 }, server.address)
    for (const [role, { page }] of [['teacher', teacher] as const, ['student', student] as const]) {
      // Whoever reloads in the middle of a meeting is asked by the browser, and goes.
      page.on('dialog', (question) => void question.accept())
      await enterAs(page, role)
      await page.goto(`/schedule/lesson/${held.uuid}/conference`)
    }
    await walk({ teacher, student })
    expect([...teacher.complaints, ...student.complaints]).toEqual([])
  } finally {
    await browser.close()
    await server.end('SIGTERM')
  }
}

/** Asks the class; where the plan names no devices the teacher is told of the law first. */
async function askClass(page: Page, kind: 'presence' | 'reflection'): Promise<void> {
  await page.getByRole('button', { name: kz(`live.${kind}`), exact: true }).click()
  const anyway = page.getByRole('button', { name: kz('live.ask-anyway') })
  const end = page.getByRole('button', { name: kz(`live.end-${kind}`) })
  await anyway.or(end).first().waitFor()
  if (await anyway.isVisible()) await anyway.click()
  await end.waitFor()
}

/** One who polls hears of something within ten seconds. */
const patient = { timeout: 30_000 }

/** Who is here, and how the lesson was: asked, answered, seen and ended. */
async function asksAndAnswers({ teacher, student }: Inside, isLookedAt: boolean): Promise<void> {
  const asked = [
    { kind: 'presence', answer: kz('live.i-am-here'), shown: `${kz('live.ready')} · 1` },
    { kind: 'reflection', answer: kz('live.good'), shown: `${kz('live.good')} · 1` },
  ] as const
  for (const { kind, answer, shown } of asked) {
    await askClass(teacher.page, kind)
    await expect(student.page.getByRole('dialog', { name: kz(`live.question-${kind}`) })).toBeVisible(patient)
    // A reload finds the question again.
    if (kind === 'reflection') await student.page.reload()
    const button = student.page.getByRole('button', { name: answer })
    await expect(button).toBeVisible(patient)
    if (isLookedAt) await fits(student.page)
    await button.click()
    await expect(teacher.page.getByText(shown)).toBeVisible(patient)
    if (isLookedAt) await looked(teacher.page)
    await teacher.page.getByRole('button', { name: kz(`live.end-${kind}`) }).click()
    await expect(teacher.page.getByRole('button', { name: kz(`live.end-${kind}`) })).toBeHidden()
    await teacher.page.keyboard.press('Escape')
  }
}

const ways = [
  { about: 'sockets', settings: {} },
  { about: 'asking alone, sockets switched off', settings: { FLAGS_OFF: 'sockets' } },
]

for (const { about, settings } of ways) {
  test(`a class meets by ${about}: the teacher opens, both see each other, are asked, and the end is for all`, async ({
    server,
  }) => {
    test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
    test.setTimeout(240_000)
    await inLesson(server, settings, async ({ teacher, student }) => {
      await expect(student.page.getByText(kz('live.meeting-not-open'))).toBeVisible()
      await teacher.page.getByRole('button', { name: kz('live.meeting-open') }).click()
      for (const { page } of [teacher, student]) {
        await page.getByRole('button', { name: kz('live.meeting-enter') }).click(patient)
        await expect(page.getByText(kz('live.meeting-joined'))).toBeVisible()
      }
      for (const { page } of [teacher, student]) await expect.poll(() => moving(page)).toBe(2)
      // The pages are the same ones whichever way the news comes.
      await asksAndAnswers({ teacher, student }, about === 'sockets')
      // The reload took the student out of the meeting: the door is open still.
      await student.page.getByRole('button', { name: kz('live.meeting-enter') }).click(patient)
      await expect.poll(() => moving(student.page)).toBe(2)
      await teacher.page.getByRole('button', { name: kz('live.meeting-close') }).click()
      await expect(student.page.getByText(kz('live.meeting-not-open'))).toBeVisible(patient)
    })
  })
}

/** How many pieces of a recording lie in the browser. */
const pieces = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done, failed) => {
        const opening = indexedDB.open('qalam-recordings')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('pieces')) return (database.close(), done(0))
          const counting = database.transaction('pieces').objectStore('pieces').count()
          counting.onsuccess = () => (database.close(), done(counting.result))
        }
      }),
  )

test('a meeting is recorded: the class is told, leaving asks, and a page that dies loses seconds alone', async ({
  server,
}) => {
  test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
  test.setTimeout(240_000)
  await inLesson(server, {}, async ({ teacher: { page, complaints }, student }) => {
    await page.getByRole('button', { name: kz('live.meeting-open') }).click()
    await page.getByRole('button', { name: kz('live.recording-start') }).click()
    await expect(student.page.getByText(kz('live.recording-runs'))).toBeVisible(patient)
    await page.locator('a[href="/notifications"]').first().click()
    const question = page.getByRole('dialog', { name: kz('live.recording-leave-title') })
    await expect(question).toContainText(kz('live.recording-leave-text'))
    await question.getByRole('button', { name: kz('shell.stay') }).click()
    await expect.poll(() => pieces(page), patient).toBeGreaterThan(1)
    const address = page.url()
    // The page dies: nothing is stopped, nothing is asked.
    await page.close()

    const again = await page.context().newPage()
    again.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await again.goto(address)
    await expect(again.getByText(kz('live.recording-unsaved'))).toBeVisible()
    const saving = again.waitForEvent('download')
    await again.getByRole('button', { name: kz('live.recording-save') }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^qalam-.*\.webm$/)
    const stream = await saved.createReadStream()
    let bytes = 0
    for await (const chunk of stream) bytes += (chunk as Buffer).length
    expect(bytes).toBeGreaterThan(1_000)
    await again.getByRole('button', { name: kz('live.recording-drop') }).click()
    await expect(again.getByText(kz('live.recording-saved'))).toBeHidden()
    expect(await pieces(again)).toBe(0)
    const close = kz('live.meeting-close')
    await again.getByRole('button', { name: close }).click()
    await again.getByRole('dialog').getByRole('button', { name: close }).click()
    await expect(again.getByText(kz('live.meeting-not-open'))).toBeVisible()
  })
})
