import { auth } from '@qalam/contract/auth/api.ts'
import { content } from '@qalam/contract/content/api.ts'
import { exams } from '@qalam/contract/exams/api.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { pressAt, tabTo } from '../../keyboard.ts'
import { markAt, writeAt } from '../../keyboard-acts.ts'
import { looked } from '../../looks/looked.ts'
import { stored, word } from '../calendar-plans/plan.ts'
import { heavier, scriptsOf } from '../../weight.ts'
import { ask, emptySeat } from '../../school.ts'
import { enterAs, expect, open, test } from '../../visitor.ts'

test.use({ actionTimeout: 20_000 })

/** A choice with a formula and a short answer, written and published without a pointer. */
async function build(page: Page, uuid: string): Promise<void> {
  await page.goto(`/content/lessons/exams/sor/${uuid}`)
  const write = (field: Locator, words: string) => writeAt(page, field, words)
  const add = async (type: MessageKey): Promise<Locator> => {
    await pressAt(page, page.getByRole('button', { name: word('content.add-exercise'), exact: true }))
    const kinds = page.getByRole('dialog').getByRole('button')
    await pressAt(page, kinds.filter({ has: page.getByText(word(type), { exact: true }) }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    return page.locator('main article').last()
  }
  const single = await add('content.type-single')
  const field = (card: Locator, name: string) => card.getByRole('textbox', { name, exact: true })
  await write(field(single, word('content.prompt')), '\\(x^2 = 4\\), x > 0')
  for (const [at, words] of ['1', '2', '3', '4'].entries())
    await write(field(single, word('content.option', { number: at + 1 })), words)
  const second = word('content.option', { number: 2 })
  await markAt(page, single.getByRole('radio', { name: word('content.is-right', { name: second }) }))

  const short = await add('content.type-short')
  await write(field(short, word('content.prompt')), 'Астана')
  await write(field(short, word('content.answer', { number: 1 })), 'Есіл')
  await page.keyboard.press('Tab')
  await expect(page.getByText(word('ui.save.saved'))).toBeVisible()
  await looked(page)
  await pressAt(page, page.getByRole('button', { name: word('content.publish-faults', { count: 1 }) }))
  const dialog = page.getByRole('dialog')
  await markAt(page, dialog.getByLabel(word('content.rights')))
  const publish = dialog.getByRole('button', { name: word('content.publish'), exact: true })
  await expect(publish).toBeEnabled()
  await stored(page, content.publish.path, () => pressAt(page, publish))
  await expect(dialog).toHaveCount(0)
}

/** The work is begun, answered and ended by Tab, arrows and Space alone. */
async function answer(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await pressAt(page, page.getByRole('button', { name: word('exams.start') }))
  const choices = page.getByRole('radio')
  await expect(choices).toHaveCount(4)
  await expect(page.locator('main math').first()).toBeVisible()
  await looked(page)
  // An arrow marks and looks on; Space goes to the next question.
  await markAt(page, page.getByRole('radio', { name: '2', exact: true }))
  if ((await choices.count()) > 0) await page.keyboard.press('Space')
  const words = page.getByRole('textbox')
  await expect(words).toBeVisible()
  await tabTo(page, words)
  await page.keyboard.type('есіл')
  await expect(page.getByRole('status').first()).toHaveText(word('exams.stored'))
  await pressAt(page, page.getByRole('button', { name: word('exams.end') }))
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: word('exams.end'), exact: true }))
  await expect(page.getByText(word('exams.over'))).toBeVisible()
}

/** What the page of a work loads beyond what the first page of the student has loaded. */
const most = 60 * 1024

test('a work is built, published, answered on a telephone and ended by keys alone', async ({ browser }) => {
  test.setTimeout(150_000)
  const desk = await open(browser, { width: 1366, height: 900 })
  const pupil = await open(browser, { width: 390, height: 900 })
  await enterAs(desk.page, 'teacher')
  await enterAs(pupil.page, 'student')
  // The first page of a student, without what the sign-in brought.
  await pupil.page.reload({ waitUntil: 'networkidle' })
  const shell = await scriptsOf(pupil.page)
  const { page } = desk
  const uuid = randomUUID()
  const head = { title: `Keys ${Date.now()}`, subjectId: null, parallel: null, language: 'kz' as const }
  await ask(page, content.create, { body: { uuid, kind: 'test', ...head } })
  await build(page, uuid)

  const me = await ask(pupil.page, auth.userInfo, {})
  const seat = await emptySeat(page, me.group?.id ?? 0, me.userId)
  const params = { scheduleUuid: seat.uuid }
  const { works } = await ask(page, exams.ofLesson, { params })
  const sitting = randomUUID()
  await ask(page, exams.give, {
    params,
    body: {
      ...{ uuid: sitting, versionUuid: works.find(({ title }) => title === head.title)?.versionUuid ?? '' },
      ...{ minutes: 20, lateMinutes: 0 },
      opensAt: new Date(Date.now() - 60_000).toISOString(),
      closesAt: new Date(Date.now() + 3_600_000).toISOString(),
    },
  })
  const path = `/schedule/exam/platform/${seat.uuid}/${me.userId}/test/${sitting}`
  await answer(pupil.page, path)
  expect(await heavier(pupil.page, shell), 'gzip bytes of scripts').toBeLessThanOrEqual(most)
  const { rows } = await ask(page, exams.room, { params: { sitting } })
  expect(rows.find(({ studentId }) => studentId === me.userId)?.total).toBe(2)
  expect([...desk.complaints, ...pupil.complaints]).toEqual([])
  await page.context().close()
  await pupil.page.context().close()
})
