import type { Page } from '@playwright/test'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { tabTo } from '../../keyboard.ts'
import { bubbleOf, fieldOf, looksWell, sit, twoWhoTalk, unique } from './talk.ts'
import { expect, said, test } from '../../visitor.ts'

test.use({ actionTimeout: 15_000 })

/** Goes down a menu until a line of it has the focus, and chooses it. */
async function choose(page: Page, label: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: label, exact: true })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  for (let steps = 0; steps < 15 && !(await item.evaluate((one) => one === document.activeElement)); steps++)
    await page.keyboard.press('ArrowDown')
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}

const walks: { language: Language; width: number }[] = [
  { language: 'kz', width: 1366 },
  { language: 'ru', width: 768 },
]

for (const { language, width } of walks)
  test(`a talk is opened, written, answered, signed, changed and taken back by keys alone (${language}, ${width} px)`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const say = (key: Parameters<typeof said>[0]) => said(key, language)
    const mark = unique()
    const { parent, lead: other } = await twoWhoTalk(browser)
    await fieldOf(parent.page).fill(`Сұрақ бар ${mark}`)
    await parent.page.keyboard.press('Enter')
    await other.page.context().close()

    const { page, complaints } = await sit(browser, { role: 'group-lead', language, width, height: 900 })
    await page.goto('/control/chat')
    await tabTo(page, page.getByRole('button', { name: /Мамытбеков Мирас/ }).first())
    await page.keyboard.press('Enter')
    const bubble = (words: string) => bubbleOf(page, words)
    const acts = (words: string) => bubble(words).getByRole('button', { name: say('chat.message-acts') })
    const field = fieldOf(page, language)
    await expect(bubble(mark)).toHaveCount(1)

    // Reply.
    await tabTo(page, acts(mark))
    await page.keyboard.press('Enter')
    await choose(page, say('chat.reply'))
    await tabTo(page, field)
    await page.keyboard.type(`Жауап ${mark}-1 `)
    // An emoji by its name.
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: say('chat.emoji'), exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('searchbox', { name: say('chat.emoji-search') })).toBeFocused()
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await looksWell(page)
    const chosen = page.getByRole('gridcell', { selected: true })
    await page.keyboard.press('ArrowDown')
    const first = await chosen.innerText()
    await page.keyboard.press('ArrowRight')
    await expect(chosen).not.toHaveText(first)
    const second = await chosen.innerText()
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(`Жауап ${mark}-1 ${second}`)
    await page.keyboard.press('Enter')
    await expect(bubble(`${mark}-1`)).toContainText(second)
    await expect(bubble(`${mark}-1`)).toContainText(`Сұрақ бар ${mark}`)

    // React: a word, then an emoji in its place.
    await page.keyboard.press('Escape')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await tabTo(page, acts(`бар ${mark}`).first())
    await page.keyboard.press('Enter')
    await choose(page, say('chat.react-thanks'))
    const signed = bubble(`бар ${mark}`).first().getByRole('button', { pressed: true })
    await expect(signed.filter({ hasText: say('chat.react-thanks') })).toBeVisible()
    await page.keyboard.press('Enter')
    await choose(page, say('chat.react-emoji'))
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const sign = await page.getByRole('gridcell', { selected: true }).innerText()
    await page.keyboard.press('Enter')
    await expect(signed.filter({ hasText: sign })).toBeVisible()

    // Change what was written, then take it back.
    await tabTo(page, acts(`${mark}-1`))
    await page.keyboard.press('Enter')
    await choose(page, say('chat.edit'))
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(`Басқаша ${mark}-2`)
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: say('common.save') }))
    await page.keyboard.press('Enter')
    await expect(bubble(`${mark}-2`)).toContainText(say('chat.edited'))
    await tabTo(page, acts(`${mark}-2`))
    await page.keyboard.press('Enter')
    await choose(page, say('chat.take-back'))
    await expect(bubble(`${mark}-2`)).toHaveCount(0)
    await expect(bubble(say('chat.taken-back')).last()).toBeVisible()
    expect(complaints).toEqual([])
    for (const one of [page, parent.page]) await one.context().close()
  })
