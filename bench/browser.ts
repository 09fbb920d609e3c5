import { type Browser, chromium, type Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import pg from 'pg'
import { quiet } from '../e2e/quiet.ts'
import type { Actor } from '../server/src/platform/actor.ts'
import { classOfToday } from '../server/src/testing/class-of-today.ts'
import type { Served } from './processes.ts'
import { tokenOf } from './record.ts'
import { median } from './rounds.ts'
import type { Measured } from './school.ts'
import { serveBare } from './bare.ts'
import { openChrome } from './chrome.ts'
import { undisturbed } from './undisturbed.ts'

export type FirstLoad = { page: string; jsKb: number; allKb: number; lcpMs: number; errors: string[] }
export type Typing = { median: number; p95: number; presses: number; errors: string[] }
/** The floors are a page of plain HTML with as many words, and a plain table whose cell takes the digit. */
export type BrowserFigures = {
  loads: FirstLoad[]
  bareLcpMs: number
  typing: Typing
  bareTyping: Typing
  version: string
}

const executables = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']
/** Frames are drawn when there is something to draw, so that the wait for the next tick of 60 Hz is not measured. */
const unhurried = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** First loads of the two busiest pages and typing in the largest journal; null where there is no browser or no build. */
export async function measureBrowser(product: Served, url: string, measured: Measured): Promise<BrowserFigures | null> {
  const executablePath = executables.find((path) => existsSync(path))
  const built = existsSync(new URL('../web/dist/index.html', import.meta.url))
  if (!executablePath || !built) return null
  const browser = await chromium.launch({ executablePath, args: quiet })
  const chrome = await openChrome(executablePath, quiet)
  const bare = await serveBare()
  const origin = `http://127.0.0.1:${product.port}`
  const [student, teacher] = [measured.students[0], measured.teachers[0]]
  if (!student || !teacher) throw new Error('Nobody to open a page for')
  try {
    const loads = [
      await firstLoad(browser, chrome, { origin, who: student, path: '/diary', shown: 'main li' }),
      await firstLoad(browser, chrome, { origin, who: teacher, path: '/schedule', shown: 'article[data-lesson]' }),
    ]
    const bareLcpMs = await paint(chrome, { origin: bare.origin, who: student, path: '/words', shown: 'article' })
    const version = browser.version()
    await Promise.all([browser.close(), chrome.close()])
    const typist = await chromium.launch({ executablePath, args: [...quiet, ...unhurried] })
    const typed = await typing(typist, origin, url)
    const bareTyped = await bareTyping(typist, bare.origin, student)
    await typist.close()
    return { loads, bareLcpMs, typing: typed, bareTyping: bareTyped, version }
  } finally {
    await browser.close()
    bare.close()
  }
}

/** A page of somebody who is signed in and has nothing of the site in the cache. */
async function pageOf(browser: Browser, who: Actor): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const token = await tokenOf(who)
  await context.addInitScript((value) => localStorage.setItem('token', value), token)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return { page, errors }
}

type Opened = { origin: string; who: Actor; path: string; shown: string }
type Chrome = Awaited<ReturnType<typeof openChrome>>

/** The weight of a first load, and the median of the largest paints of five. */
async function firstLoad(browser: Browser, chrome: Chrome, opened: Opened): Promise<FirstLoad> {
  const weight = await weigh(browser, opened)
  return { page: opened.path, ...weight, lcpMs: await paint(chrome, opened) }
}

async function paint(chrome: Chrome, { origin, who, path, shown }: Opened): Promise<number> {
  const token = await tokenOf(who)
  const times: number[] = []
  for (let time = 0; time < 5; time++) times.push(await undisturbed(() => chrome.visit({ origin, path, token, shown })))
  return median(times)
}

/** What travels for a first load. Listened to apart, since listening to the network slows it. */
async function weigh(browser: Browser, { origin, who, path, shown }: Opened) {
  const { page, errors } = await pageOf(browser, who)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes = { js: 0, all: 0 }
  network.on('Network.responseReceived', ({ requestId, response }) => kinds.set(requestId, response.mimeType))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    if (kinds.get(requestId)?.includes('javascript')) bytes.js += encodedDataLength
  })
  await page.goto(`${origin}${path}`)
  await page.locator(shown).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().close()
  return { jsKb: bytes.js / 1024, allKb: bytes.all / 1024, errors }
}

/** 35 students, 60 lessons: digits and moves over the grid, from the press to the painted frame. */
async function typing(browser: Browser, origin: string, url: string): Promise<Typing> {
  const pool = new pg.Pool({ connectionString: url })
  const { teacher, groupId, planUuid, subjectId } = await classOfToday(pool, 35, 60)
  await pool.end()
  const { page, errors } = await pageOf(browser, teacher)
  await page.goto(`${origin}/control/journal/groups/${groupId}/${planUuid}/${subjectId}/quarter`)
  await page.locator('tbody tr').nth(34).waitFor()
  await page.waitForLoadState('networkidle')
  return pressing(page, errors)
}

/** The same keys on a table of as many cells that does nothing but show the digit. */
async function bareTyping(browser: Browser, origin: string, who: Actor): Promise<Typing> {
  const { page, errors } = await pageOf(browser, who)
  await page.goto(`${origin}/table`)
  return pressing(page, errors)
}

const keys = '7 Enter 9 Enter ArrowRight 1 0 Enter ArrowUp ArrowRight Delete ArrowDown'.split(' ')

async function pressing(page: Page, errors: string[]): Promise<Typing> {
  await page.locator('tbody tr').first().locator('td').first().click()
  await page.evaluate(listenToKeys)
  for (let press = 0; press < 240; press++) {
    await page.keyboard.press(keys[press % keys.length] ?? 'Enter')
    await page.waitForTimeout(25)
  }
  await page.waitForTimeout(1_000)
  const times = await page.evaluate(() => (globalThis as unknown as { painted: number[] }).painted)
  await page.context().close()
  const sorted = [...times].sort((a, b) => a - b)
  return { median: median(times), p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0, presses: times.length, errors }
}

/** Notes the time from each press to the first task after the frame that shows it. */
function listenToKeys(): void {
  const painted: number[] = []
  Object.assign(globalThis, { painted })
  addEventListener(
    'keydown',
    (event) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => void painted.push(performance.now() - event.timeStamp)
        port2.postMessage(null)
      })
    },
    { capture: true },
  )
}
