import type { Page } from '@playwright/test'
import { pressAt, tabTo } from '../../keyboard.ts'
import { arrowTo } from '../../keyboard-acts.ts'
import { looked } from '../../looks/looked.ts'
import { bubbleOf, fieldOf, sit, twoWhoTalk, unique } from './talk.ts'
import { expect, kz, test } from '../../visitor.ts'

test.use({ actionTimeout: 15_000 })

/** Goes down a menu until a line of it has the focus, and chooses it. */
async function choose(page: Page, label: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: label, exact: true })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await arrowTo(page, item)
  await page.keyboard.press('Enter')
}

test('a talk is opened, written, answered, signed, changed and taken back by keys alone', async ({ browser }) => {
  test.setTimeout(180_000)
  const mark = unique()
  const { parent, lead: other } = await twoWhoTalk(browser)
  await fieldOf(parent.page).fill(`Сұрақ бар ${mark}`)
  await parent.page.keyboard.press('Enter')
  await other.page.context().close()

  const { page, complaints } = await sit(browser, { role: 'group-lead', height: 900 })
  await page.goto('/control/chat')
  await pressAt(page, page.getByRole('button', { name: /Мамытбеков Мирас/ }).first())
  const bubble = (words: string) => bubbleOf(page, words)
  const acts = (words: string) => bubble(words).getByRole('button', { name: kz('chat.message-acts') })
  const field = fieldOf(page)
  await expect(bubble(mark)).toHaveCount(1)

  // Reply.
  await pressAt(page, acts(mark))
  await choose(page, kz('chat.reply'))
  await tabTo(page, field)
  await page.keyboard.type(`Жауап ${mark}-1 `)
  // An emoji by its name.
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: kz('chat.emoji'), exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: kz('chat.emoji-search') })).toBeFocused()
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await looked(page)
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
  await pressAt(page, acts(`бар ${mark}`).first())
  await choose(page, kz('chat.react-thanks'))
  const signed = bubble(`бар ${mark}`).first().getByRole('button', { pressed: true })
  await expect(signed.filter({ hasText: kz('chat.react-thanks') })).toBeVisible()
  await page.keyboard.press('Enter')
  await choose(page, kz('chat.react-emoji'))
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const sign = await page.getByRole('gridcell', { selected: true }).innerText()
  await page.keyboard.press('Enter')
  await expect(signed.filter({ hasText: sign })).toBeVisible()

  // Change what was written, then take it back.
  await pressAt(page, acts(`${mark}-1`))
  await choose(page, kz('chat.edit'))
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(`Басқаша ${mark}-2`)
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: kz('common.save') }))
  await expect(bubble(`${mark}-2`)).toContainText(kz('chat.edited'))
  await pressAt(page, acts(`${mark}-2`))
  await choose(page, kz('chat.take-back'))
  await expect(bubble(`${mark}-2`)).toHaveCount(0)
  await expect(bubble(kz('chat.taken-back')).last()).toBeVisible()
  expect(complaints).toEqual([])
  for (const one of [page, parent.page]) await one.context().close()
})
