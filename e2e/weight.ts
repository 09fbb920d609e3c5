import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The scripts that the page as it stands has asked for. */
export const scriptsOf = async (page: Page): Promise<Set<string>> =>
  new Set(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (/\.js(\?|$)/.test(name) ? [name] : [])),
    ),
  )

/** Gzip bytes of the scripts of a page that were not loaded before. */
export async function heavier(page: Page, before: ReadonlySet<string>): Promise<number> {
  const more = [...(await scriptsOf(page))].filter((name) => !before.has(name))
  const each = await Promise.all(more.map(async (name) => gzipSync(await (await page.request.get(name)).body()).length))
  return each.reduce((sum, bytes) => sum + bytes, 0)
}
