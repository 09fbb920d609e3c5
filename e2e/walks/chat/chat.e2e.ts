import type { BrowserContext, Locator, Page } from '@playwright/test'
import { arrowTo } from '../../keyboard-acts.ts'
import { looked } from '../../looks/looked.ts'
import { bubbleOf as bubble, fieldOf as field, twoWhoTalk, unique } from './talk.ts'
import { expect, kz, test } from '../../visitor.ts'

/** Chromium writes down every call that the cut line refused. */
const unheard = (complaints: string[]) => complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(line))

const logOf = (page: Page): Locator => page.getByRole('log')

async function write(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await field(page).press('Enter')
}

/** Chooses what is done with a message, by the keyboard alone. */
async function act(page: Page, words: string, label: string): Promise<void> {
  await bubble(page, words)
    .getByRole('button', { name: kz('chat.message-acts') })
    .focus()
  await page.keyboard.press('Enter')
  // The menu takes the focus when it stands; a key before that would choose something else.
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await arrowTo(page, page.getByRole('menuitem', { name: label, exact: true }))
  await page.keyboard.press('Enter')
}

/** Another page of the same person, in the talk that is open. */
async function anew(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await expect(logOf(page)).toBeVisible()
  return page
}

test('a parent and the lead of the class talk: sent, read, answered, changed, taken back, found, and reached by a link', async ({
  browser,
}) => {
  const { parent, lead } = await twoWhoTalk(browser)
  const mark = unique()

  await write(parent.page, `Жиналысқа келем ${mark}`)
  await expect(field(parent.page)).toHaveValue('')
  await expect(bubble(lead.page, mark)).toHaveCount(1)
  await expect(bubble(parent.page, mark).getByText(kz('chat.state-read'))).toBeAttached()

  await act(lead.page, mark, kz('chat.reply'))
  await write(lead.page, `Күтемін ${mark}-1`)
  const answer = bubble(parent.page, `${mark}-1`)
  await expect(answer.getByRole('button', { name: new RegExp(`Жиналысқа келем ${mark}`) })).toBeVisible()

  await act(lead.page, `${mark}-1`, kz('chat.edit'))
  const dialog = lead.page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(`Сағат алтыда ${mark}-2`)
  await dialog.getByRole('button', { name: kz('common.save') }).click()
  await expect(bubble(parent.page, `${mark}-2`).getByText(kz('chat.edited'))).toBeVisible()

  await act(parent.page, `${mark}-2`, kz('chat.react-thanks'))
  await expect(bubble(lead.page, `${mark}-2`).getByText(kz('chat.react-thanks'))).toBeVisible()

  await write(lead.page, `Қате хабар ${mark}-3`)
  await expect(bubble(parent.page, `${mark}-3`)).toHaveCount(1)
  await act(lead.page, `${mark}-3`, kz('chat.take-back'))
  await expect(bubble(parent.page, `${mark}-3`)).toHaveCount(0)
  await expect(bubble(parent.page, kz('chat.taken-back')).last()).toBeVisible()

  await lead.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await act(lead.page, `${mark}-2`, kz('chat.copy-link'))
  const link = await lead.page.evaluate(() => navigator.clipboard.readText())
  const linked = await anew(lead.page.context(), link)
  await expect(bubble(linked, `${mark}-2`)).toBeInViewport()

  await lead.page
    .getByRole('searchbox')
    .or(lead.page.getByLabel(kz('chat.search')))
    .first()
    .fill(`алтыда ${mark}`)
  const found = lead.page.getByRole('region', { name: kz('chat.found-messages') })
  await found.getByRole('button').click()
  await expect(lead.page).toHaveURL(/[?&]at=\d+/)
  await expect(bubble(lead.page, `${mark}-2`)).toBeInViewport()

  for (const { page } of [parent, lead]) {
    await looked(page)
    await expect(page.getByRole('button', { name: kz('chat.send'), exact: true })).toBeInViewport({ ratio: 1 })
  }
  expect([...parent.complaints, ...lead.complaints]).toEqual([])
  for (const { page } of [parent, lead]) await page.context().close()
})

test('what is written without a network stays on the device, outlives its page, and arrives once', async ({
  browser,
}) => {
  const { parent, lead } = await twoWhoTalk(browser)
  const mark = unique()
  const address = parent.page.url()
  await write(parent.page, `Желі бар ${mark}`)
  await expect(bubble(lead.page, mark)).toHaveCount(1)

  await parent.page.context().setOffline(true)
  for (const part of ['бір', 'екі']) await write(parent.page, `Желі жоқ ${mark}-${part}`)
  for (const part of ['бір', 'екі'])
    await expect(bubble(parent.page, `${mark}-${part}`).getByText(kz('chat.state-waiting'))).toBeVisible()
  await field(parent.page).fill('Әлі жазып жатырмын')
  expect(unheard(parent.complaints)).toEqual([])
  await parent.page.close()

  await parent.page.context().setOffline(false)
  const again = await anew(parent.page.context(), address)
  for (const page of [lead.page, again])
    await expect(
      logOf(page)
        .getByRole('article')
        .filter({ hasText: `Желі жоқ ${mark}` }),
    ).toHaveText([new RegExp(`${mark}-бір`), new RegExp(`${mark}-екі`)])
  await expect(bubble(again, `${mark}-екі`).getByText(kz('chat.state-read'))).toBeAttached()
  for (const { page } of [parent, lead]) await page.context().close()
})

test('a file goes with a message once and is opened by the other; a telephone number is asked about first', async ({
  browser,
}) => {
  const { parent, lead } = await twoWhoTalk(browser)
  const mark = unique()
  await lead.page.getByRole('button', { name: kz('chat.more'), exact: true }).click()
  await lead.page.getByRole('menuitem', { name: kz('chat.attach') }).click()
  const dialog = lead.page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: `тізім-${mark}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Дәптер, қалам') })
  await dialog.getByRole('button', { name: kz('chat.send') }).click()
  await expect(dialog).toBeHidden()
  const file = logOf(parent.page).getByRole('button', { name: new RegExp(mark) })
  await expect(file).toHaveCount(1)
  const download = parent.page.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toContain(mark)

  await write(parent.page, `8 701 000 00 00 ${mark}`)
  const warning = parent.page.getByRole('dialog')
  await expect(warning).toContainText(kz('chat.warn-contacts'))
  await warning.getByRole('button', { name: kz('chat.change-it') }).click()
  await expect(field(parent.page)).toHaveValue(`8 701 000 00 00 ${mark}`)
  await field(parent.page).fill('')
  expect([...parent.complaints, ...lead.complaints]).toEqual([])
  for (const { page } of [parent, lead]) await page.context().close()
})
