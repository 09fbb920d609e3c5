import type { Page } from '@playwright/test'
import { kz } from '../../visitor.ts'

/** Chromium writes down every call that the cut line refused. */
export const unheard = (complaints: string[]) =>
  complaints.filter(
    (line) =>
      !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket/.test(line),
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
export const keptSince = kz('shell.shown-since').split('{{')[0]?.trim() ?? ''
