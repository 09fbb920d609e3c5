import { chromium, type FrameLocator, type Page } from '@playwright/test'
import { addDays, localDay, weekDay } from '@qalam/contract/kernel/calendar.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { startServer } from '../server/src/testing/server-process.ts'
import { quiet } from './quiet.ts'
import { ask } from './school.ts'
import { meetingsAfter } from './server.ts'
import { enterAs, expect, kz, open, seriousFindings, skipAnnouncements, test } from './visitor.ts'

const data = process.env.E2E_DATA ?? ''
const port = 3_181
/** A camera and a microphone of the browser's own, given without asking. */
const cameras = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

const meetingIn = (page: Page): FrameLocator => page.frameLocator(`iframe[title="${kz('live.meeting-frame')}"]`)
/** How many of a meeting are seen moving: their video has a size and a time that goes on. */
const moving = (page: Page): Promise<number> =>
  meetingIn(page)
    .locator('video')
    .evaluateAll(
      (videos: HTMLVideoElement[]) =>
        videos.filter(({ videoWidth, currentTime }) => videoWidth > 0 && currentTime > 0).length,
    )

test('a class meets: the teacher opens, both see each other, a question is answered, and the end is for all', async () => {
  test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...quiet, ...cameras],
  })
  const known = await open(browser, undefined, 'http://localhost:3199')
  await enterAs(known.page, 'teacher')
  const today = localDay(new Date())
  const week = await ask(known.page, schedule.week, { query: { date: addDays(today, weekDay(today) > 5 ? -3 : 0) } })
  const lessons = week.days.flatMap((day) => day.lessons)
  const held = lessons.find(({ group, subgroup }) => group.label === '7А' && !subgroup)
  await known.page.context().close()
  if (!held) throw new Error('the teacher has no lesson with the class of the student')

  const minute = String(Number(held.timeStart.slice(3)) + 5).padStart(2, '0')
  const server = await startServer({
    ...{ DATA_DIR: data, DEMO: 'on', PORT: String(port), SANDBOX_PORT: String(port + 100) },
    ...{ SANDBOX_MEETING_PORT: String(port + meetingsAfter) },
    CLOCK: `${held.date}T${held.timeStart.slice(0, 2)}:${minute}:00+05:00`,
  })
  try {
    const teacher = await open(browser, undefined, server.address)
    const student = await open(browser, { width: 390, height: 844 }, server.address)
    for (const { page } of [teacher, student]) await skipAnnouncements(page)
    await enterAs(teacher.page, 'teacher')
    await enterAs(student.page, 'student')
    for (const { page } of [teacher, student]) await page.goto(`/schedule/lesson/${held.uuid}/conference`)

    await expect(student.page.getByText(kz('live.meeting-not-open'))).toBeVisible()
    await teacher.page.getByRole('button', { name: kz('live.meeting-open') }).click()
    for (const { page } of [teacher, student]) {
      await page.getByRole('button', { name: kz('live.meeting-enter') }).click()
      await expect(page.getByText(kz('live.meeting-joined'))).toBeVisible()
    }
    for (const { page } of [teacher, student]) await expect.poll(() => moving(page)).toBe(2)

    await teacher.page.getByRole('button', { name: kz('live.presence') }).click()
    const anyway = teacher.page.getByRole('button', { name: kz('live.ask-anyway') })
    await anyway
      .or(teacher.page.getByRole('button', { name: kz('live.end-presence') }))
      .first()
      .waitFor()
    if (await anyway.isVisible()) await anyway.click()
    await student.page.getByRole('button', { name: kz('live.i-am-here') }).click()
    await expect(teacher.page.getByText(`${kz('live.ready')} · 1`)).toBeVisible()
    expect(await seriousFindings(teacher.page)).toEqual([])
    await teacher.page.getByRole('button', { name: kz('live.end-presence') }).click()
    await teacher.page.keyboard.press('Escape')

    await teacher.page.getByRole('button', { name: kz('live.meeting-close') }).click()
    await expect(student.page.getByText(kz('live.meeting-not-open'))).toBeVisible()
    expect([...teacher.complaints, ...student.complaints]).toEqual([])
  } finally {
    await browser.close()
    await server.end('SIGTERM')
  }
})
