// npm test, step "start": the first command of the README works in a folder whose name an address has to write otherwise.
// The web that is built there is the web of this checkout as well: the walks find it and build none.
import { chromium } from '@playwright/test'
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, constants, copyFileSync, cpSync, existsSync, linkSync, mkdirSync, mkdtempSync } from 'node:fs'
import { readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quiet } from '../../e2e/quiet.ts'

const root = join(import.meta.dirname, '../..')
const folderName = 'мектеп 1 %41'
const produced = /^\.(cache|tsc|vite.*)$/
const notCopied = new Set(['.git', '.data', 'coverage', 'test-results'])
const startedWithin = 300_000

/**
 * The checkout as it is now, with packages of its own. They are many and large, so that where the disk allows it all files
 * are the same files under another name.
 */
function copy(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (produced.test(entry.name) || (from === root && notCopied.has(entry.name))) continue
    const [old, made] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copy(old, made)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(old), made)
    else if (entry.isFile()) linkOrCopy(old, made)
  }
}

function linkOrCopy(old: string, made: string): void {
  try {
    linkSync(old, made)
  } catch {
    copyFileSync(old, made, constants.COPYFILE_FICLONE)
  }
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Resolves when the product says that it is ready; what it said instead is the error of a start that failed. */
async function ready(started: ChildProcess, address: string): Promise<void> {
  let said = ''
  for (const stream of [started.stdout, started.stderr]) stream?.on('data', (part) => (said += String(part)))
  const until = Date.now() + startedWithin
  while (Date.now() < until) {
    if (started.exitCode !== null) throw new Error(`npm start ended with ${started.exitCode}:\n${said}`)
    if (
      await fetch(`${address}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((again) => setTimeout(again, 200))
  }
  throw new Error(`npm start is not ready after ${startedWithin / 1000} s:\n${said}`)
}

async function text(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return answer.text()
}

/** The page, the script that it begins with, the service worker, and the list of what that one keeps. */
async function fetchPage(address: string): Promise<void> {
  const page = await text(`${address}/`)
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? []
  if (!script) throw new Error(`No script in the page:\n${page}`)
  for (const path of [script, '/worker.js', '/kept-files.json']) await text(address + path)
}

/** The page as a browser draws it, until somebody can sign in. */
async function openPage(address: string): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  if (!existsSync(executablePath)) return
  const browser = await chromium.launch({ executablePath, args: quiet })
  try {
    const page = await browser.newPage()
    await page.goto(address)
    await page.locator('input[type="password"]').waitFor()
  } finally {
    await browser.close()
  }
}

/** npm starts a shell that starts the product: all of them are told, and those that do not listen are ended. */
async function stop(started: ChildProcess): Promise<void> {
  const group = -(started.pid ?? 0)
  if (group === 0 || started.exitCode !== null || started.signalCode !== null) return
  const gone = new Promise((done) => started.once('close', done))
  process.kill(group, 'SIGTERM')
  const tired = setTimeout(() => process.kill(group, 'SIGKILL'), 30_000)
  await gone
  clearTimeout(tired)
}

/** The walks ask for a web that is built from these files; this one is. */
function takeBuilt(home: string): void {
  rmSync(join(root, 'web/dist'), { recursive: true, force: true })
  cpSync(join(home, 'web/dist'), join(root, 'web/dist'), { recursive: true })
  mkdirSync(join(root, '.cache'), { recursive: true })
  cpSync(join(home, '.cache/web-build'), join(root, '.cache/web-build'))
}

const above = mkdtempSync(join(tmpdir(), 'qalam-start-'))
// The database runs as another user than root and has to walk through.
chmodSync(above, 0o755)
const home = join(above, folderName)
try {
  copy(root, home)
  rmSync(join(home, 'web/dist'), { recursive: true, force: true })
  const port = await freePort()
  // The demo would take a minute more; it is begun anew by the walks.
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(home, '.data'), DEMO: 'off' }
  const started = spawn('npm', ['start'], { cwd: home, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    await ready(started, `http://localhost:${port}`)
    await fetchPage(`http://localhost:${port}`)
    await openPage(`http://localhost:${port}`)
  } finally {
    await stop(started)
  }
  takeBuilt(home)
} finally {
  rmSync(above, { recursive: true, force: true })
}
