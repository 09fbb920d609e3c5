import { type Language, localeOf } from '@qalam/contract/kernel/languages.ts'
import { catalogue, type MessageKey } from '@qalam/contract/messages.ts'
import type { Page } from '@playwright/test'
import { firstPeople, type FirstPerson, newSchool, type NewSchool } from './new-school.ts'
import { expect, kz, open, scrollsSideways, seriousFindings, test } from './visitor.ts'

/** What the pages of the menu say as long as there is nothing; the profile always holds something. */
const words: Record<string, MessageKey> = {
  '/schedule': 'schedule.empty-title',
  '/control/journal/groups': 'journal.no-groups',
  '/diary': 'diary.empty-week',
  '/diary/attestation': 'diary.no-subjects',
  '/profile': 'profile.login',
}
const saidTo = (person: FirstPerson, address: string): MessageKey | undefined =>
  person === 'student' && address === '/schedule' ? 'schedule.no-group' : words[address]

const inWords = (key: MessageKey, language: Language): string => {
  const said = catalogue[key][language]
  return typeof said === 'string' ? said : said.other
}

let school: NewSchool | null = null
test.beforeAll(async () => {
  school = await newSchool()
})

async function signIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(kz('auth.login'), { exact: true }).fill(login)
  await page.getByLabel(kz('auth.password'), { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect(page.locator('main h1')).toBeVisible()
}

/** Another language is chosen in the header of a wide window; the page is not loaded anew. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: new RegExp(`^${kz('shell.language')}`) }).click()
  await page.getByRole('menuitem', { name: kz(`language.${language}`) }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', localeOf(language))
}

// Several people meet the same emptiness: axe looks at each once, on a phone.
const looked = new Set<MessageKey>()

for (const person of firstPeople)
  test(`the ${person} of a school that has nothing yet is told so on every page of the menu`, async ({ browser }) => {
    test.skip(school === null, 'The database of the product cannot be reached from here.')
    const { page, complaints } = await open(browser)
    page.on('response', (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`))
    await signIn(page, school?.logins[person] ?? '', school?.password ?? '')
    const links = await page
      .locator('nav a[href^="/"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
    for (const language of ['kz', 'ru'] as const) {
      if (language === 'ru') await speak(page, language)
      for (const width of [1366, 390]) {
        await page.setViewportSize({ width, height: 768 })
        for (const address of new Set(links)) {
          const key = saidTo(person, address)
          if (!key) throw new Error(`Which words of ${address} say that there is nothing yet?`)
          await page.locator(`nav a[href="${address}"]:visible`).first().click()
          await expect(page.locator('main').getByText(inWords(key, language), { exact: true })).toBeVisible()
          // The shell follows a new width after a quarter of a second (C-TIME-8).
          await expect.poll(() => scrollsSideways(page), { message: `${address} at ${width}` }).toBe(false)
          if (width === 390 && !looked.has(key)) expect(await seriousFindings(page), `axe on ${address}`).toEqual([])
          if (width === 390) looked.add(key)
        }
      }
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })
