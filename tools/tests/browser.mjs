// The browser that walks through the product: found, installed where that is possible, or left out with one line.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { root, run } from '../commands/bootstrap.mjs'
import { fewFailures } from './unsteady.mjs'

// The shell is the same browser without a window of its own, whose drawing costs as much as that of the page.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const debians = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.CHROMIUM_PATH, ...debians, macChrome, ...places].find((path) => path && existsSync(path))
}

/** Debian's Chromium, when this is Debian and we may install. */
function installChromium() {
  if (platform() !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('No Chromium here; asking apt-get for one …')
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  // Not every Debian has both.
  for (const name of ['chromium', 'chromium-headless-shell'])
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options)
}

/** How many walks there are, for an honest count when none can be walked. */
function countWalks(env) {
  const listed = spawnSync('playwright', ['test', '--list', '-c', 'e2e'], { cwd: root, env, encoding: 'utf8' })
  return Number(/Total: (\d+) test/.exec(listed.stdout ?? '')?.[1] ?? 0)
}

/**
 * A short teaching day in Firefox and WebKit, where they are installed; `isBuilt` where this run has built the web already.
 * Answers [good, counts].
 */
export async function otherEngines({ env, report, readReport, isBuilt }) {
  if (!isBuilt || !existsSync(join(root, 'web/dist/index.html')))
    await run('vite', ['build', 'web', '--logLevel', 'error'], { env })
  const walk = () => run('node', ['e2e/engines/walk.ts', report], { env })
  let { code } = await walk()
  if (code !== 0 && process.env.CI) {
    console.log('\nOnce more: the other engines.')
    code = (await walk()).code
  }
  const { passed = 0, failed = 0, skipped = 0 } = readReport(report)
  return [code === 0, { passed, failed, skipped }]
}

/** Walks every role through the real server in a real browser. Answers [good, counts]. */
export async function endToEnd({ env, shard, report, readReport }) {
  if (!findChromium()) installChromium()
  const chromium = findChromium()
  if (!chromium) {
    console.log(
      'End to end left out: no Chromium. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
    return [true, { passed: 0, failed: 0, skipped: countWalks(env) }]
  }
  const walk = (...args) =>
    run('playwright', ['test', '-c', 'e2e', '--reporter=list,json', ...args], {
      env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
  const { code } = await walk(...shard)
  const { expected = 0, unexpected = 0, skipped = 0 } = readReport(report).stats ?? {}
  // Few failures on a busy machine may be luck: those alone are walked once more, through a school made anew, and traced.
  if (code === 0 || !process.env.CI || unexpected === 0 || unexpected > fewFailures)
    return [code === 0, { passed: expected, failed: unexpected, skipped }]
  console.log('\nOnce more: the walks that failed.')
  const again = await walk('--last-failed', '--trace=retain-on-failure')
  const second = readReport(report)
  const { expected: saved = 0, unexpected: left = 0 } = second.stats ?? {}
  for (const walked of passedIn(second.suites)) console.log(`unsteady: ${walked}`)
  return [again.code === 0, { passed: expected + saved, failed: left, skipped }]
}

/** The walks of a report that passed, as `file › walk`. */
const passedIn = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.filter(({ ok }) => ok).map(({ file, title }) => `${file} › ${title}`),
    ...passedIn(inner),
  ])
