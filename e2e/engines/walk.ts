// Walks a short teaching day through the engines of other makers that this machine has; one line and a count for each.
//   node e2e/engines/walk.ts REPORT.json     ENGINES_URL walks through a product that runs already
import { request } from '@playwright/test'
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverOf } from '../server/server.ts'
import { day } from './day.ts'
import type { Engine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { lineTo } from './line.ts'
import { openWebKit } from './webkit.ts'

const port = 3_198
/** Where the browsers come in: a line that can be cut. */
const linePort = 3_196
const count = { passed: 0, failed: 0, skipped: 0 }
const first = (...places: (string | undefined)[]) => places.find((place) => place && existsSync(place))

const firefox = first(process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox')
const [browser] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')
const [driver, screen] = [first('/usr/bin/WebKitWebDriver'), first('/usr/bin/Xvfb')]
const engines: { name: string; needs: string; open: (() => Promise<Engine>) | null }[] = [
  { name: 'Firefox', needs: 'firefox-esr', open: firefox ? () => openFirefox(firefox) : null },
  {
    name: 'WebKit',
    needs: 'webkit2gtk-driver xvfb',
    open: driver && screen && browser ? () => openWebKit({ driver, screen, browser }) : null,
  },
]

/** A server of its own with the demo, as the other walks have it. */
async function startServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const running = process.env['ENGINES_URL']
  if (running) return { origin: running, stop: () => Promise.resolve() }
  const folder = mkdtempSync(join(tmpdir(), 'qalam-engines-'))
  // The database runs as another user than root and has to walk through.
  chmodSync(folder, 0o755)
  const { cwd, env } = serverOf(port, join(folder, 'data'))
  const server = spawn('node', ['server/src/main.ts'], { cwd, env: { ...process.env, ...env }, stdio: 'ignore' })
  const ended = new Promise((done) => server.on('exit', done))
  const origin = `http://localhost:${port}`
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 600; tries++) {
    const isReady = await fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { origin, stop }
    await new Promise((again) => setTimeout(again, 500))
  }
  await stop()
  throw new Error('the server did not start')
}

async function walkIn(open: () => Promise<Engine>, name: string, product: string): Promise<void> {
  const line = await lineTo(product, linePort)
  const { origin } = line
  const context = await request.newContext({ baseURL: origin })
  const engine = await open()
  const kept = {}
  for (const { name: what, walk } of day) {
    try {
      await walk(engine, { origin, request: context, line }, kept)
      count.passed += 1
      console.log(`  ✓ ${name}: ${what}`)
    } catch (failure) {
      count.failed += 1
      console.log(`  ✗ ${name}: ${what}\n    ${failure instanceof Error ? failure.message : String(failure)}`)
    }
  }
  await engine.close()
  await context.dispose()
  await line.end()
}

const here = engines.filter(({ open }) => open)
for (const { name, needs } of engines.filter(({ open }) => !open)) {
  count.skipped += day.length
  console.log(`${name} left out: it is not installed (Debian: apt-get install ${needs}).`)
}
if (here.length > 0) {
  const { origin, stop } = await startServer()
  try {
    for (const { name, open } of here) if (open) await walkIn(open, name, origin)
  } finally {
    await stop()
  }
}
const [report] = process.argv.slice(2)
if (report) writeFileSync(report, JSON.stringify(count))
process.exitCode = count.failed > 0 ? 1 : 0
