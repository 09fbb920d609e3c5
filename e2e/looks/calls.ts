import { expect, type Page, type Request } from '@playwright/test'

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/')

/** What a page asks the server for; `settled` waits until it has all been answered. */
export function watchCalls(page: Page) {
  const open = new Set<Request>()
  let tell = () => {}
  const begin = (request: Request) => void (isCall(request) && open.add(request))
  const end = (request: Request) => void (open.delete(request) && tell())
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const settled = async () => {
    while (open.size > 0) await new Promise<void>((again) => (tell = again))
  }
  return {
    settled,
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  }
}

/** The page is drawn as it stands now, and what moves or fades in has come to its end. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Opens an address and waits until it stands: its heading, and what it reads. */
export async function opened(page: Page, address: string): Promise<void> {
  const { settled, stop } = watchCalls(page)
  await page.goto(address)
  await expect(page.locator('h1').first(), address).toBeVisible()
  await settled()
  await drawn(page)
  await settled()
  stop()
}
