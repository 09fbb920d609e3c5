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
export type Typing = { median: number; p95: number; presses: number }
/** The floors are a page of plain HTML with as many words, and a plain table whose cell takes the digit. */
export type BrowserFigures = {
  loads: FirstLoad[]
  bareLcpMs: number
  typing: Typing
  bareTyping: Typing
  version: string
}

export const executables = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']
/** Frames are drawn when there is something to draw, so that the wait for the next tick of 60 Hz is not measured. */
export const unhurried = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

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
    const typist = await openChrome(executablePath, [...quiet, ...unhurried])
    const typed = await typing(typist, origin, url)
    const bareTyped = await pressing(typist, { origin: bare.origin, who: student, path: '/table', shown: 'tbody td' })
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

type Opened = { origin: string; who: Actor; path: string; shown: string; changed?: string }
type Chrome = Awaited<ReturnType<typeof openChrome>>

/** The weight of a first load, and the median of the largest paints of several. */
async function firstLoad(browser: Browser, chrome: Chrome, opened: Opened): Promise<FirstLoad> {
  const weight = await weigh(browser, opened)
  return { page: opened.path, ...weight, lcpMs: await paint(chrome, opened) }
}

/** A first load swings by a hundred milliseconds on two cores. */
const visits = 9

async function paint(chrome: Chrome, { origin, who, path, shown }: Opened): Promise<number> {
  const token = await tokenOf(who)
  const times: number[] = []
  for (let time = 0; time < visits; time++)
    times.push(await undisturbed(() => chrome.visit({ origin, path, token, shown })))
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
async function typing(chrome: Chrome, origin: string, url: string): Promise<Typing> {
  const pool = new pg.Pool({ connectionString: url })
  const { teacher, groupId, planUuid, subjectId } = await classOfToday(pool, 35, 60)
  await pool.end()
  const path = `/control/journal/groups/${groupId}/${planUuid}/${subjectId}/quarter`
  return pressing(chrome, { origin, who: teacher, path, shown: 'tbody td[role="gridcell"]' })
}

const keys = '7 Enter 9 Enter ArrowRight 1 0 Enter ArrowUp ArrowRight Delete ArrowDown'.split(' ')
const presses = Array.from({ length: 240 }, (_, press) => keys[press % keys.length] ?? 'Enter')

export async function pressing(
  chrome: Chrome,
  { who, ...place }: Opened,
  pressed: readonly string[] = presses,
): Promise<Typing> {
  const token = await tokenOf(who)
  const times = await undisturbed(() => chrome.type({ ...place, token }, pressed))
  const sorted = times.toSorted((a, b) => a - b)
  return { median: median(times), p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0, presses: times.length }
}
