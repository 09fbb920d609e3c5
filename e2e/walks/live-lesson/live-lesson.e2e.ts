import { type Browser, chromium, type FrameLocator, type Page } from '@playwright/test'
import { addDays, localDay, weekDay } from '@qalam/contract/kernel/calendar.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { startServer } from '../../../server/src/testing/server-process.ts'
import { quiet } from '../../quiet.ts'
import { ask } from '../../school.ts'
import { meetingsAfter } from '../../server/server.ts'
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
  type Visitor,
} from '../../visitor.ts'

const data = process.env.E2E_DATA ?? ''
const port = 3_181
/** A camera, a microphone and a window of the browser's own, given without asking. */
const cameras = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--auto-select-desktop-capture-source=Entire screen',
]

const meetingIn = (page: Page, language: Language): FrameLocator =>
  page.frameLocator(`iframe[title="${said('live.meeting-frame', language)}"]`)
/** How many of a meeting are seen moving: their video has a size and a time that goes on. */
async function moving(page: Page, language: Language): Promise<number> {
  const videos = meetingIn(page, language).locator('video')
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

type Size = { width: number; height: number }
type Seats = { language: Language; teacher: Size; student: Size; product: string | undefined }
type Inside = { teacher: Visitor; student: Visitor }

/** Five minutes into a lesson: the teacher and a student of the class on the page of its meeting. */
async function inLesson(seats: Seats, settings: Record<string, string>, walk: (inside: Inside) => Promise<void>) {
  const { language, product = '' } = seats
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...quiet, ...cameras],
  })
  const held = await lessonHeld(browser, product)
  const minute = String(Number(held.timeStart.slice(3)) + 5).padStart(2, '0')
  const server = await startServer({
    ...{ DATA_DIR: data, DEMO: 'on', PORT: String(port), SANDBOX_PORT: String(port + 100) },
    ...{ SANDBOX_MEETING_PORT: String(port + meetingsAfter) },
    CLOCK: `${held.date}T${held.timeStart.slice(0, 2)}:${minute}:00+05:00`,
    ...settings,
  })
  try {
    const teacher = await open(browser, seats.teacher, server.address)
    const student = await open(browser, seats.student, server.address)
    for (const [role, { page }] of [['teacher', teacher] as const, ['student', student] as const]) {
      await skipAnnouncements(page)
      await speak(page, language)
      // Whoever reloads in the middle of a meeting is asked by the browser, and goes.
      page.on('dialog', (question) => void question.accept())
      await enterAs(page, role, language)
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
async function askClass(page: Page, kind: 'presence' | 'reflection', language: Language): Promise<void> {
  await page.getByRole('button', { name: said(`live.${kind}`, language), exact: true }).click()
  const anyway = page.getByRole('button', { name: said('live.ask-anyway', language) })
  const end = page.getByRole('button', { name: said(`live.end-${kind}`, language) })
  await anyway.or(end).first().waitFor()
  if (await anyway.isVisible()) await anyway.click()
  await end.waitFor()
}

/** One who polls hears of something within ten seconds. */
const patient = { timeout: 30_000 }

/** Who is here, and how the lesson was: asked, answered, seen and ended; the second of both on screens `turned`. */
async function asksAndAnswers({ teacher, student }: Inside, language: Language, turned?: Size): Promise<void> {
  const words = (key: Parameters<typeof said>[0]) => said(key, language)
  const asked = [
    { kind: 'presence', answer: words('live.i-am-here'), shown: `${words('live.ready')} · 1` },
    { kind: 'reflection', answer: words('live.good'), shown: `${words('live.good')} · 1` },
  ] as const
  for (const { kind, answer, shown } of asked) {
    if (kind === 'reflection' && turned) for (const { page } of [teacher, student]) await page.setViewportSize(turned)
    await askClass(teacher.page, kind, language)
    await expect(student.page.getByRole('dialog', { name: words(`live.question-${kind}`) })).toBeVisible(patient)
    // A reload finds the question again.
    if (kind === 'reflection') await student.page.reload()
    const button = student.page.getByRole('button', { name: answer })
    await expect(button).toBeVisible(patient)
    expect(await scrollsSideways(student.page)).toBe(false)
    await button.click()
    await expect(teacher.page.getByText(shown)).toBeVisible(patient)
    expect(await seriousFindings(teacher.page)).toEqual([])
    expect(await scrollsSideways(teacher.page)).toBe(false)
    await teacher.page.getByRole('button', { name: words(`live.end-${kind}`) }).click()
    await expect(teacher.page.getByRole('button', { name: words(`live.end-${kind}`) })).toBeHidden()
    await teacher.page.keyboard.press('Escape')
  }
}

type Walk = { about: string; seats: Omit<Seats, 'product'>; turned?: Size; settings: Record<string, string> }

const walks: Walk[] = [
  {
    about: 'sockets',
    turned: { width: 768, height: 1024 },
    seats: { language: 'kz', teacher: { width: 1366, height: 768 }, student: { width: 390, height: 844 } },
    settings: {},
  },
  {
    about: 'asking alone, sockets switched off',
    seats: { language: 'ru', teacher: { width: 768, height: 1024 }, student: { width: 768, height: 1024 } },
    settings: { FLAGS_OFF: 'sockets' },
  },
  {
    about: 'sockets',
    seats: { language: 'ru', teacher: { width: 390, height: 844 }, student: { width: 1366, height: 768 } },
    settings: {},
  },
]

for (const { about, seats, turned, settings } of walks) {
  const { language } = seats
  test(`a class meets by ${about}: the teacher opens, both see each other, are asked, and the end is for all (${language}, ${seats.teacher.width} and ${seats.student.width} px)`, async ({
    baseURL,
  }) => {
    test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
    test.setTimeout(240_000)
    await inLesson({ ...seats, product: baseURL }, settings, async ({ teacher, student }) => {
      await expect(student.page.getByText(said('live.meeting-not-open', language))).toBeVisible()
      await teacher.page.getByRole('button', { name: said('live.meeting-open', language) }).click()
      for (const { page } of [teacher, student]) {
        await page.getByRole('button', { name: said('live.meeting-enter', language) }).click(patient)
        await expect(page.getByText(said('live.meeting-joined', language))).toBeVisible()
      }
      for (const { page } of [teacher, student]) await expect.poll(() => moving(page, language)).toBe(2)
      await asksAndAnswers({ teacher, student }, language, turned)
      // The reload took the student out of the meeting: the door is open still.
      await student.page.getByRole('button', { name: said('live.meeting-enter', language) }).click(patient)
      await expect.poll(() => moving(student.page, language)).toBe(2)
      await teacher.page.getByRole('button', { name: said('live.meeting-close', language) }).click()
      await expect(student.page.getByText(said('live.meeting-not-open', language))).toBeVisible(patient)
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

for (const { language, teacher: size } of [
  { language: 'kz', teacher: { width: 1366, height: 768 } },
  { language: 'ru', teacher: { width: 768, height: 1024 } },
] as const)
  test(`a meeting is recorded: the class is told, leaving asks, and a page that dies loses seconds alone (${language}, ${size.width} px)`, async ({
    baseURL,
  }) => {
    test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
    test.setTimeout(240_000)
    const seats = { language, teacher: size, student: { width: 390, height: 844 }, product: baseURL }
    await inLesson(seats, {}, async ({ teacher: { page, complaints }, student }) => {
      await page.getByRole('button', { name: said('live.meeting-open', language) }).click()
      await page.getByRole('button', { name: said('live.recording-start', language) }).click()
      await expect(student.page.getByText(said('live.recording-runs', language))).toBeVisible(patient)
      await page.locator('a[href="/notifications"]').first().click()
      const question = page.getByRole('dialog', { name: said('live.recording-leave-title', language) })
      await expect(question).toContainText(said('live.recording-leave-text', language))
      await question.getByRole('button', { name: said('shell.stay', language) }).click()
      await expect.poll(() => pieces(page), patient).toBeGreaterThan(1)
      const address = page.url()
      // The page dies: nothing is stopped, nothing is asked.
      await page.close()

      const again = await page.context().newPage()
      again.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      await again.goto(address)
      await expect(again.getByText(said('live.recording-unsaved', language))).toBeVisible()
      const saving = again.waitForEvent('download')
      await again.getByRole('button', { name: said('live.recording-save', language) }).click()
      const saved = await saving
      expect(saved.suggestedFilename()).toMatch(/^qalam-.*\.webm$/)
      const stream = await saved.createReadStream()
      let bytes = 0
      for await (const chunk of stream) bytes += (chunk as Buffer).length
      expect(bytes).toBeGreaterThan(1_000)
      await again.getByRole('button', { name: said('live.recording-drop', language) }).click()
      await expect(again.getByText(said('live.recording-saved', language))).toBeHidden()
      expect(await pieces(again)).toBe(0)
      const close = said('live.meeting-close', language)
      await again.getByRole('button', { name: close }).click()
      await again.getByRole('dialog').getByRole('button', { name: close }).click()
      await expect(again.getByText(said('live.meeting-not-open', language))).toBeVisible()
    })
  })
