// npm run help-pictures -- --address http://127.0.0.1:3000   takes the pictures of the help from a running demo
//   --only journal,week   only these      --stale   takes none, lists those whose screens were changed since, and fails
import { type Browser, chromium, type Page } from '@playwright/test'
import { catalogue } from '@qalam/contract/messages.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { quiet } from '../../../e2e/quiet.ts'
import {
  folder,
  hashOfFile,
  hashOfWords,
  keysIn,
  type Language,
  languages,
  type Manifest,
  readManifest,
  sourcesOf,
  staleIn,
} from './manifest.ts'
import { type Shot, shots } from './shots.ts'

const { values: asked } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:3000' },
    only: { type: 'string' },
    stale: { type: 'boolean', default: false },
  },
})
const root = process.cwd()

const quality = 62
const desktop = { width: 1100, height: 680 }
const phone = { width: 390, height: 680 }

/** A page of this language in which nothing opens by itself. */
async function pageFor(browser: Browser, shot: Shot, language: Language): Promise<Page> {
  const context = await browser.newContext({ viewport: shot.phone ? phone : desktop, baseURL: asked.address })
  await context.addInitScript((chosen) => {
    localStorage.setItem('lang', chosen)
    localStorage.setItem('appPanelDismissed', 'true')
    sessionStorage.setItem('toldStaticModals', [...Array(9999).keys()].join())
  }, language)
  return context.newPage()
}

async function enter(page: Page, role: string, language: Language): Promise<void> {
  const words = Object.entries(catalogue).find(([key]) => key === `role.${role}`)?.[1][language]
  await page.goto('/login')
  const name = page.getByText(typeof words === 'string' ? words : role, { exact: true })
  await page.getByRole('button').filter({ has: name }).first().click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

const isDrawn = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
}

/** The pieces of text that stand in the window. */
const readIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [walker, range, lines] = [document.createTreeWalker(document.body, 4), document.createRange(), [] as string[]]
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode)
      const { top, bottom, width } = range.getBoundingClientRect()
      if (width > 1 && bottom > 0 && top < innerHeight) lines.push(walker.currentNode.textContent?.trim() ?? '')
    }
    return lines
  })

/** Takes one picture; answers its file and the words that are read in it. */
async function take(browser: Browser, shot: Shot, language: Language): Promise<{ file: string; keys: string[] }> {
  const page = await pageFor(browser, shot, language)
  if (shot.role) await enter(page, shot.role, language)
  await page.goto(shot.path)
  await isDrawn(page)
  for (const place of shot.press ?? []) {
    const before = page.url()
    await page.locator(place).first().click()
    await page.waitForURL(({ href }) => href !== before)
    await isDrawn(page)
  }
  // A page that did not open is no picture of a screen.
  const failed = catalogue['shell.failed-page'][language]
  if (await page.getByText(failed, { exact: true }).count()) throw new Error('The page did not open')
  const client = await page.context().newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality })
  const file = join(root, folder, language, `${shot.name}.webp`)
  writeFileSync(file, Buffer.from(data, 'base64'))
  const lines = await readIn(page)
  await page.context().close()
  return { file: hashOfFile(file), keys: keysIn(shot, new Set(lines), language) }
}

async function takeAll(): Promise<void> {
  for (const language of languages) mkdirSync(join(root, folder, language), { recursive: true })
  const only = asked.only?.split(',')
  const manifest: Manifest = readManifest(root)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: quiet,
  })
  for (const shot of shots.filter(({ name }) => !only || only.includes(name))) {
    const files: Record<string, string> = {}
    const words: Record<string, string> = {}
    const read = new Set<string>()
    try {
      for (const language of languages) {
        const taken = await take(browser, shot, language)
        files[language] = taken.file
        for (const key of taken.keys) read.add(key)
      }
    } catch (failure) {
      console.error(`${shot.name}: ${String(failure).split('\n')[0]}`)
      process.exitCode = 1
      continue
    }
    manifest.taken = new Date().toISOString().slice(0, 10)
    const keys = [...read].toSorted()
    for (const language of languages) words[language] = hashOfWords(shot, keys, language)
    manifest.pictures[shot.name] = { address: shot.path, sources: sourcesOf(root, shot), keys, words, files }
    writeFileSync(join(root, folder, 'taken.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    console.log(shot.name)
  }
  await browser.close()
}

if (asked.stale) {
  const stale = staleIn(root)
  if (stale.length > 0) console.log(`Taken before their screens were changed: ${stale.join(', ')}`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else await takeAll()
