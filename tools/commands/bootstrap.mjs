// Runs on Node 20 with nothing installed: only what Node itself brings may be imported here.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const neededNode = 24
const bin = join(root, 'node_modules/.bin')

const say = (line) => process.stderr.write(`${line}\n`)

/** Ends the command with one readable line. */
export function giveUp(line) {
  say(line)
  process.exit(1)
}

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {}

/**
 * Whether node_modules is what package-lock.json asks for. npm writes node_modules/.package-lock.json as the last act
 * of an install, so an interrupted one counts as missing. Optional packages of other platforms are not expected.
 */
export function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    if (path === '' || wanted.link || !path.includes('node_modules/')) return true
    const found = present[path]
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.peer)
  })
}

/** Installs the locked packages when they are missing or the lock file has changed. */
export async function ensureInstalled() {
  if (isInstalled()) return
  say('Installing the packages (once, about a minute) …')
  const started = Date.now()
  const beat = setInterval(() => say(`  … still installing, ${Math.round((Date.now() - started) / 1000)} s`), 15_000)
  // The Node inside node_modules is about to be replaced, so npm runs on the one outside.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== bin)
    .join(delimiter)
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund']
  const [command, ...rest] = process.platform === 'win32' ? ['npm.cmd', ...args] : ['npm', ...args]
  const { code } = await run(command, rest, {
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  })
  clearInterval(beat)
  if (code !== 0) giveUp('The packages could not be installed; npm says why above.')
  say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** The Node that runs the product: this one when it is new enough, else the one among the packages. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath
  const packaged = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged
  return giveUp(
    `Qalam runs on Node ${neededNode}; this is ${process.version} and there is no packaged one for ` +
      `${process.platform}-${process.arch}. Install Node ${neededNode} (https://nodejs.org) and run the command again.`,
  )
}

/** The environment in which `node` and every installed tool are found by name. */
export const toolEnvironment = (node) => ({
  ...process.env,
  PATH: [dirname(node), bin, process.env.PATH ?? ''].join(delimiter),
})

/** Runs a command with the terminal handed over; resolves with its exit code or signal. */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', (error) => {
      say(`${command}: ${error.message}`)
      done({ code: 127, signal: null })
    })
    child.on('exit', (code, signal) => done({ code, signal }))
  })
}

/**
 * The young generation of the heap, in MB. Node would let it grow to 64. With 16 a server at rest holds 162 MB instead of
 * 150, and a week and marks take a tenth less CPU.
 */
export const nodeFlags = ['--max-semi-space-size=8']

/** Compiled code is kept between starts: a second one takes half the time, and the server holds 10 MB less. */
export const startEnvironment = { NODE_ENV: 'production', NODE_COMPILE_CACHE: join(root, '.cache/compiled') }

/** Hands this process over to a script of the product: signals go through, its exit code is ours. */
export function handOver(node, script, args) {
  const child = spawn(node, [...nodeFlags, join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...startEnvironment, ...toolEnvironment(node) },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well; a second one would cut its graceful stop short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    })
  }
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

/** Every file below a folder, without what tools have produced. */
export function* filesBelow(folder) {
  const produced = new Set(['node_modules', 'dist', '.tsc', '.cache'])
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (produced.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

function webFingerprint() {
  const hash = createHash('sha256')
  const files = [
    ...filesBelow(join(root, 'web')),
    ...filesBelow(join(root, 'contract')),
    join(root, 'package-lock.json'),
  ]
  for (const file of files.sort((a, b) => (a < b ? -1 : 1))) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${relative(root, file)}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Builds web/dist unless it was built from exactly these files. */
export async function ensureBuilt(node) {
  const stamp = join(root, '.cache/web-build')
  const fingerprint = webFingerprint()
  const built = existsSync(join(root, 'web/dist/index.html')) && existsSync(stamp)
  if (built && readFileSync(stamp, 'utf8') === fingerprint) return
  say('Building the web (a few seconds, when its sources have changed) …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { code } = await run(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { ...toolEnvironment(node), NODE_ENV: 'production' },
  })
  if (code !== 0) giveUp('The web could not be built; vite says why above.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint)
}
