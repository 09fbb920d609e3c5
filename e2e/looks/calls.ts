import { expect, type Page, type Request } from '@playwright/test'

/** Longer than any page waits for its server; what is still open then is told by its address. */
const patience = 15_000

/** What a page asks its own server for, of data and of code; `settled` waits until it has all been answered. */
export function watchCalls(page: Page) {
  const open = new Set<Request>()
  const isOwn = (url: string) => URL.canParse(page.url()) && url.startsWith(`${new URL(page.url()).origin}/`)
  const begin = (request: Request) => void (isOwn(request.url()) && open.add(request))
  const end = (request: Request) => void open.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const left = () => [...open].map((request) => `${request.method()} ${request.url()}`)
  const settled = () =>
    expect.poll(left, { message: 'what is not answered', timeout: patience, intervals: [20, 20, 50, 100] }).toEqual([])
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
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Waits until the page stands: what it reads is there, and drawn. */
export async function stands(page: Page, settled: () => Promise<void>): Promise<void> {
  await drawn(page)
  await settled()
  await drawn(page)
  await settled()
}

/** Goes somewhere, by an address or by a link, and waits until the page stands there. */
export async function arrived(page: Page, go: () => Promise<unknown>, place: string): Promise<void> {
  const { settled, stop } = watchCalls(page)
  await go()
  await expect(page.locator('h1').first(), `the heading of ${place}`).toBeVisible()
  await stands(page, settled)
  stop()
}

/** Opens an address and waits until it stands. */
export const opened = (page: Page, address: string): Promise<void> => arrived(page, () => page.goto(address), address)
