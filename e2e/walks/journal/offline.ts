import { auth } from '@qalam/contract/auth/api.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Browser, Page } from '@playwright/test'
import { ask } from '../../school.ts'
import { enterAs, open, said, skipAnnouncements } from '../../visitor.ts'

/** Chromium writes down every call that the cut line refused. */
export const unheard = (complaints: string[]) =>
  complaints.filter(
    (line) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|WebSocket/.test(line),
  )

/** Until the worker has brought the code of the pages and the words of the language. */
export const brought = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const listed: { code: string[]; texts: Record<string, string> } = await (await fetch('/kept-files.json')).json()
    const words = listed.texts[localStorage.getItem('lang') ?? 'kz'] ?? ''
    const found = await Promise.all([...listed.code, words].map((file) => caches.match(file)))
    return found.every(Boolean)
  })

/** What stands over a page that opens from the device, before its moment. */
export const keptSince = (language: Language) => said('shell.shown-since', language).split('{{')[0]?.trim() ?? ''

/** The student of the demo, whose class the teacher of the demo teaches. */
export async function someStudent(browser: Browser) {
  const { page } = await open(browser)
  await skipAnnouncements(page)
  await enterAs(page, 'student')
  const me = await ask(page, auth.userInfo, {})
  await page.context().close()
  return me
}
