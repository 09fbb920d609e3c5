import { auth } from '@qalam/contract/auth/api.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { pressAt, tabTo } from '../../keyboard.ts'
import { deviceOf, giveBackHomework, writeOn } from './offline-cells.ts'
import { brought, keptSince, unheard } from './offline.ts'
import { personOf } from './student.ts'
import { ask, emptySeat, takeBack } from '../../school.ts'
import { enterAs, expect, kz, open, said, seriousFindings, speak, test } from '../../visitor.ts'

test.use({ serviceWorkers: 'allow' })

test('a teacher opens week and journal without a network, types marks, reloads, and they are stored once the line is back', async ({
  browser,
  request,
}) => {
  const student = await personOf('student', request)
  const { page, complaints } = await open(browser)
  await enterAs(page, 'teacher')
  const seat = await emptySeat(page, student.group?.id ?? 0, student.userId)
  await page.goto('/schedule')
  await expect(page.locator('article[data-lesson]').first()).toBeVisible()
  await page.goto(seat.journalPath)
  const cell = page.locator('tbody tr').nth(seat.row).locator('td').nth(seat.column)
  await expect(cell).toBeVisible()
  await brought(page)

  await page.context().setOffline(true)
  await page.goto('/schedule')
  await expect(page.locator('article[data-lesson]').first()).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(keptSince)
  await expect(page.getByText(kz('notice.error-title'), { exact: true })).toHaveCount(0)
  await page.goto(seat.journalPath)
  await cell.click()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(cell).toContainText('7')
  expect(await seriousFindings(page)).toEqual([])
  // As a dead battery does: nothing is asked before the page is gone.
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await again.goto(seat.journalPath)
  const cellAgain = again.locator('tbody tr').nth(seat.row).locator('td').nth(seat.column)
  await expect(cellAgain).toContainText('7')

  await again.context().setOffline(false)
  await expect(again.getByText(kz('journal.saved'))).toBeVisible()
  await expect(again.getByText(keptSince)).toHaveCount(0)
  await again.reload()
  await expect(cellAgain).toContainText('7')
  await takeBack(again, cellAgain)
  expect(unheard(complaints)).toEqual([])
  await again.context().close()
})

// In the language that is not the default: its words have to lie on the device as well.
test('on a phone, in Russian and by keyboard alone, a mark and homework are typed without a network and arrive by themselves', async ({
  browser,
  request,
}) => {
  const student = await personOf('student', request)
  const { page, complaints } = await open(browser, { width: 390, height: 844 })
  await speak(page, 'ru')
  await enterAs(page, 'teacher', 'ru')
  const seat = await emptySeat(page, student.group?.id ?? 0, student.userId)
  const { homework: before } = await ask(page, homework.form, { params: { scheduleUuid: seat.uuid } })
  const setting = `/schedule/control/homework/create/${seat.uuid}`
  await page.goto(setting)
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await page.goto(`/schedule/lesson/${seat.uuid}/homework`)
  await expect(page.getByRole('tablist')).toBeVisible()
  await page.goto(seat.journalPath)
  const line = page.locator('main li button[aria-expanded]').nth(seat.row)
  await expect(line).toBeVisible()
  await brought(page)

  await page.context().setOffline(true)
  await page.goto(seat.journalPath)
  const lesson = page.getByRole('combobox', { name: said('journal.lesson', 'ru') })
  await tabTo(page, lesson)
  while ((await lesson.inputValue()) !== String(seat.column)) {
    const now = Number(await lesson.inputValue())
    await page.keyboard.press(now < seat.column ? 'ArrowDown' : 'ArrowUp')
  }
  await pressAt(page, line)
  await pressAt(page, page.getByRole('button', { name: '7', exact: true }))
  await expect(line).toContainText('7')
  expect(await seriousFindings(page)).toEqual([])

  await page.goto(setting)
  const words = page.getByRole('textbox').first()
  await tabTo(page, words)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('45-бет, № 312')
  await pressAt(page, page.getByRole('button', { name: said('common.save', 'ru'), exact: true }))
  await expect(page.getByText(said('unsent.here', 'ru'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText(said('unsent.here', 'ru'), { exact: true })).toBeVisible()
  await expect(page.locator('main')).toContainText('45-бет, № 312')
  expect(await seriousFindings(page)).toEqual([])

  await page.context().setOffline(false)
  await expect(page.getByText(said('unsent.here', 'ru'), { exact: true })).toHaveCount(0)
  const after = await ask(page, homework.form, { params: { scheduleUuid: seat.uuid } })
  expect(after.homework).toMatchObject({ text: '45-бет, № 312', version: (before?.version ?? 0) + 1 })
  const marked = async () => {
    const { studentMarks } = await ask(page, journal.lesson, { params: { id: seat.uuid } })
    return studentMarks.find(({ userId }) => userId === student.userId)?.mark
  }
  // The queue of marks goes home by itself, beside that of homework.
  await expect.poll(marked).toMatchObject({ score: 7 })

  const device = deviceOf(page.request, await page.evaluate(() => localStorage.getItem('token')))
  await writeOn(device, seat, student.userId, { score: null, sign: null })
  await giveBackHomework(device, seat, before)
  expect(unheard(complaints)).toEqual([])
  await page.context().close()
})

test('the diary opens without a network, two weeks back and one ahead, on a phone; the next person on the device sees none of it', async ({
  browser,
}) => {
  const { page, complaints } = await open(browser, { width: 390, height: 844 })
  await enterAs(page, 'student')
  const { firstname } = await ask(page, auth.userInfo, {})
  await page.goto('/diary')
  await expect(page.locator('main h1')).toBeVisible()
  await brought(page)
  const weeks = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const opening = indexedDB.open('qalam-reads')
          opening.onsuccess = () => {
            const keys = opening.result.transaction('reads').objectStore('reads').getAllKeys()
            keys.onsuccess = () => {
              opening.result.close()
              resolve(keys.result.map(String).filter((key) => key.includes('/frontoffice/diary')))
            }
          }
        }),
    )
  await expect.poll(async () => (await weeks()).length).toBeGreaterThanOrEqual(4)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main')).toContainText(firstname)
  for (const days of [-14, 7]) {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    await page.goto(`/diary?date=${day}`)
    await expect(page.locator('main')).toContainText(firstname)
  }

  await page.context().setOffline(false)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
  await page
    .getByRole('button')
    .filter({ has: page.getByText(kz('role.teacher'), { exact: true }) })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect.poll(async () => (await weeks()).length).toBe(0)
  expect(unheard(complaints)).toEqual([])
  await page.context().close()
})
