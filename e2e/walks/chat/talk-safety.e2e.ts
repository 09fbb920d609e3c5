import { chat } from '@qalam/contract/chat/api.ts'
import type { Page } from '@playwright/test'
import { ask } from '../../school.ts'
import { bubbleOf, fieldOf, looksWell, sit, unique } from './talk.ts'
import { expect, said, test } from '../../visitor.ts'

const walks = [
  { language: 'kz', student: 390, social: 768, director: 1366 },
  { language: 'ru', student: 768, social: 1366, director: 390 },
] as const

for (const { language, ...width } of walks)
  test(`a pupil reports a message, two open the talk together, and the pupil is told (${language}, ${Object.values(width).join(', ')} px)`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const say = (key: Parameters<typeof said>[0]) => said(key, language)
    const mark = unique()
    const student = await sit(browser, { role: 'student', language, width: width.student })
    const teacher = await sit(browser, { role: 'teacher', language, width: 1366 })

    // The teacher writes what the pupil reports.
    const { rows } = await ask(student.page, chat.list, { query: {} })
    const talk = rows.find(({ other }) => other?.role === 'teacher' || other?.role === 'group-lead')?.uuid ?? ''
    await teacher.page.goto(`/control/chat?talk=${talk}`)
    const field = fieldOf(teacher.page, language)
    await field.fill(`Сабаққа қайта кешікпе ${mark}`)
    await field.press('Enter')
    await student.page.goto(`/chat?talk=${talk}`)
    const message = bubbleOf(student.page, mark)
    await message.getByRole('button', { name: say('chat.message-acts') }).click()
    await student.page.getByRole('menuitem', { name: say('chat.report'), exact: true }).click()
    const report = student.page.getByRole('dialog')
    await report.getByRole('radio', { name: say('chat.reason-abuse') }).check()
    await looksWell(student.page)
    await report.getByRole('button', { name: say('chat.report'), exact: true }).click()
    await expect(report).toBeHidden()

    const social = await sit(browser, { role: 'social_worker', language, width: width.social })
    await social.page.goto('/control/chat/safety')
    // The innermost card that holds both the words and what may be done about them.
    const cardOf = (page: Page, words: string, act: string) =>
      page
        .locator('main section, main article, main div')
        .filter({ hasText: words })
        .filter({ has: page.getByRole('button', { name: act, exact: true }) })
        .last()
    await cardOf(social.page, mark, say('chat.ask-opening'))
      .getByRole('button', { name: say('chat.ask-opening'), exact: true })
      .click()
    const asked = social.page.getByRole('dialog')
    await asked.getByRole('textbox', { name: say('chat.opening-reason') }).fill(`Оқушының шағымын тексеру ${mark}`)
    await asked.getByRole('button', { name: say('common.add') }).click()
    await expect(asked).toBeHidden()
    await social.page.goto('/control/chat/safety?tab=openings')
    await expect(social.page.getByText(`тексеру ${mark}`)).toBeVisible()
    // One office does not open it alone.
    await expect(cardOf(social.page, `тексеру ${mark}`, say('chat.agree'))).toHaveCount(0)
    await looksWell(social.page)

    const director = await sit(browser, { role: 'director', language, width: width.director })
    await director.page.goto('/control/chat/safety?tab=openings')
    await cardOf(director.page, `тексеру ${mark}`, say('chat.agree'))
      .getByRole('button', { name: say('chat.agree'), exact: true })
      .click()
    await cardOf(director.page, `тексеру ${mark}`, say('chat.look'))
      .getByRole('button', { name: say('chat.look'), exact: true })
      .click()
    await expect(director.page.getByRole('dialog')).toContainText(`кешікпе ${mark}`)
    await looksWell(director.page)

    for (const { page, address } of [
      { page: student.page, address: '/chat' },
      { page: teacher.page, address: '/control/chat' },
    ]) {
      await page.goto('/notifications')
      const notice = page.getByRole('link', { name: say('notifications.kind-talk-opened') }).first()
      await expect(notice).toHaveAttribute('href', `${address}?talk=${talk}`)
      await notice.click()
      const [opened = ''] = say('chat.opened-by').split('{{by}}')
      await expect(page.getByRole('note').filter({ hasText: opened })).toBeVisible()
    }
    await looksWell(student.page)
    const all = [student, teacher, social, director]
    expect(all.flatMap(({ complaints }) => complaints)).toEqual([])
    for (const { page } of all) await page.context().close()
  })
