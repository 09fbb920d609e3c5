import { auth } from '@qalam/contract/auth/api.ts'
import { chat } from '@qalam/contract/chat/api.ts'
import type { Page } from '@playwright/test'
import { looked } from '../../looks/looked.ts'
import { ask } from '../../school.ts'
import { bubbleOf, fieldOf, sit, unique } from './talk.ts'
import { expect, kz, test } from '../../visitor.ts'

test('a pupil reports a message, two open the talk together, and the pupil is told', async ({ browser }) => {
  test.setTimeout(240_000)
  const mark = unique()
  const student = await sit(browser, { role: 'student', width: 390 })
  const teacher = await sit(browser, { role: 'teacher' })

  // The teacher writes what the pupil reports.
  const { userId } = await ask(teacher.page, auth.userInfo, {})
  const { rows } = await ask(student.page, chat.list, { query: {} })
  const talk = rows.find(({ other }) => other?.userId === userId)?.uuid ?? ''
  await teacher.page.goto(`/control/chat?talk=${talk}`)
  const field = fieldOf(teacher.page)
  await field.fill(`Сабаққа қайта кешікпе ${mark}`)
  await field.press('Enter')
  await student.page.goto(`/chat?talk=${talk}`)
  const message = bubbleOf(student.page, mark)
  await message.getByRole('button', { name: kz('chat.message-acts') }).click()
  await student.page.getByRole('menuitem', { name: kz('chat.report'), exact: true }).click()
  const report = student.page.getByRole('dialog')
  await report.getByRole('radio', { name: kz('chat.reason-abuse') }).check()
  await looked(student.page)
  await report.getByRole('button', { name: kz('chat.report'), exact: true }).click()
  await expect(report).toBeHidden()

  const social = await sit(browser, { role: 'social_worker', width: 768 })
  await social.page.goto('/control/chat/safety')
  // The innermost card that holds both the words and what may be done about them.
  const cardOf = (page: Page, words: string, act: string) =>
    page
      .locator('main section, main article, main div')
      .filter({ hasText: words })
      .filter({ has: page.getByRole('button', { name: act, exact: true }) })
      .last()
  await cardOf(social.page, mark, kz('chat.ask-opening'))
    .getByRole('button', { name: kz('chat.ask-opening'), exact: true })
    .click()
  const asked = social.page.getByRole('dialog')
  await asked.getByRole('textbox', { name: kz('chat.opening-reason') }).fill(`Оқушының шағымын тексеру ${mark}`)
  await asked.getByRole('button', { name: kz('common.add') }).click()
  await expect(asked).toBeHidden()
  await social.page.goto('/control/chat/safety?tab=openings')
  await expect(social.page.getByText(`тексеру ${mark}`)).toBeVisible()
  // One office does not open it alone.
  await expect(cardOf(social.page, `тексеру ${mark}`, kz('chat.agree'))).toHaveCount(0)
  await looked(social.page)

  const director = await sit(browser, { role: 'director' })
  await director.page.goto('/control/chat/safety?tab=openings')
  await cardOf(director.page, `тексеру ${mark}`, kz('chat.agree'))
    .getByRole('button', { name: kz('chat.agree'), exact: true })
    .click()
  await cardOf(director.page, `тексеру ${mark}`, kz('chat.look'))
    .getByRole('button', { name: kz('chat.look'), exact: true })
    .click()
  await expect(director.page.getByRole('dialog')).toContainText(`кешікпе ${mark}`)
  await looked(director.page)

  for (const { page, address } of [
    { page: student.page, address: '/chat' },
    { page: teacher.page, address: '/control/chat' },
  ]) {
    await page.goto('/notifications')
    const notice = page.getByRole('link', { name: kz('notifications.kind-talk-opened') }).first()
    await expect(notice).toHaveAttribute('href', `${address}?talk=${talk}`)
    await notice.click()
    const [opened = ''] = kz('chat.opened-by').split('{{by}}')
    await expect(page.getByRole('note').filter({ hasText: opened })).toBeVisible()
  }
  await looked(student.page)
  const all = [student, teacher, social, director]
  expect(all.flatMap(({ complaints }) => complaints)).toEqual([])
  for (const { page } of all) await page.context().close()
})
