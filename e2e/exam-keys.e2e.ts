import { auth } from '@qalam/contract/auth/api.ts'
import { content } from '@qalam/contract/content/api.ts'
import { exams } from '@qalam/contract/exams/api.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { type Keys, keysOf, stored } from './plan.ts'
import { ask, emptySeat } from './school.ts'
import { enterAs, expect, open, seriousFindings, skipAnnouncements, speak, test } from './visitor.ts'

test.use({ actionTimeout: 20_000 })

type At = { page: Page; keys: Keys }

/** Types over what stands in a field. */
async function write(field: Locator, words: string): Promise<void> {
  await field.press('Control+a')
  await field.pressSequentially(words)
}

/** A choice with a formula and a short answer, written and published without a pointer. */
async function build({ page, keys }: At, uuid: string): Promise<void> {
  await page.goto(`/content/lessons/exams/sor/${uuid}`)
  const add = async (type: MessageKey): Promise<Locator> => {
    await page.getByRole('button', { name: keys.word('content.add-exercise'), exact: true }).press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${keys.word(type)}`) })
      .press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    return page.locator('main article').last()
  }
  const single = await add('content.type-single')
  const field = (card: Locator, name: string) => card.getByRole('textbox', { name, exact: true })
  await write(field(single, keys.word('content.prompt')), '\\(x^2 = 4\\), x > 0')
  for (const [at, words] of ['1', '2', '3', '4'].entries())
    await write(field(single, keys.word('content.option', { number: at + 1 })), words)
  const second = keys.word('content.option', { number: 2 })
  await single.getByRole('radio', { name: keys.word('content.is-right', { name: second }) }).press('Space')

  const short = await add('content.type-short')
  await write(field(short, keys.word('content.prompt')), 'Астана')
  await write(field(short, keys.word('content.answer', { number: 1 })), 'Есіл')
  await page.keyboard.press('Tab')
  await expect(page.getByText(keys.word('ui.save.saved'))).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: new RegExp(`^${keys.word('content.publish')}`) }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(keys.word('content.rights')).press('Space')
  const publish = dialog.getByRole('button', { name: keys.word('content.publish'), exact: true })
  await expect(publish).toBeEnabled()
  await stored(page, content.publish.path, () => publish.press('Enter'))
  await expect(dialog).toHaveCount(0)
}

/** The work is begun, answered and ended by Tab, arrows and Space alone. */
async function answer({ page, keys }: At, path: string): Promise<void> {
  await page.goto(path)
  await keys.tabTo(page.getByRole('button', { name: keys.word('exams.start') }))
  await page.keyboard.press('Enter')
  const choices = page.getByRole('radio')
  await expect(choices).toHaveCount(4)
  await expect(page.locator('main math').first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await keys.tabTo(choices.first())
  const right = page.getByRole('radio', { name: '2', exact: true })
  await page.keyboard.press('Space')
  for (let steps = 0; steps < 4 && (await choices.count()) > 0 && !(await right.isChecked()); steps++)
    await page.keyboard.press('ArrowDown')
  if ((await choices.count()) > 0) await page.keyboard.press('Space')
  const words = page.getByRole('textbox')
  await expect(words).toBeVisible()
  await keys.tabTo(words)
  await page.keyboard.type('есіл')
  await expect(page.getByRole('status').first()).toHaveText(keys.word('exams.stored'))
  await keys.tabTo(page.getByRole('button', { name: keys.word('exams.end') }))
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: keys.word('exams.end'), exact: true })
    .press('Enter')
  await expect(page.getByText(keys.word('exams.over'))).toBeVisible()
}

for (const { language, width } of [
  { language: 'kz', width: 1366 },
  { language: 'ru', width: 768 },
] satisfies { language: Language; width: number }[])
  test(`a work is built, published, answered and ended by the keyboard alone, in ${language}`, async ({ browser }) => {
    test.setTimeout(150_000)
    const desk = await open(browser, { width, height: 900 })
    const pupil = await open(browser, { width, height: 900 })
    for (const { page } of [desk, pupil]) {
      await skipAnnouncements(page)
      await speak(page, language)
    }
    await enterAs(desk.page, 'teacher', language)
    await enterAs(pupil.page, 'student', language)
    const { page } = desk
    const uuid = randomUUID()
    const head = { title: `Keys ${language} ${Date.now()}`, subjectId: null, parallel: null, language: 'kz' as const }
    await ask(page, content.create, { body: { uuid, kind: 'test', ...head } })
    await build({ page, keys: keysOf(page, language) }, uuid)

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
    await answer({ page: pupil.page, keys: keysOf(pupil.page, language) }, path)
    const { rows } = await ask(page, exams.room, { params: { sitting } })
    expect(rows.find(({ studentId }) => studentId === me.userId)?.total).toBe(2)
    expect([...desk.complaints, ...pupil.complaints]).toEqual([])
    await page.context().close()
    await pupil.page.context().close()
  })
