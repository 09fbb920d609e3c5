// The steps of npm test that are tools of others or checks of ours, each of which only says yes or no.
import { spawn } from 'node:child_process'
import { root } from '../commands/bootstrap.mjs'

const running = new Set()

/** Whole groups of processes are ended: a tool is often a script that starts the tool. */
function stopAll() {
  for (const child of running)
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch {
      // It has just ended by itself.
    }
}
process.once('exit', stopAll)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** Runs a tool without a word; answers whether it was content, and what it said. */
function quietly([tool, ...args], env, signal) {
  const child = spawn(tool, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  running.add(child)
  signal?.addEventListener('abort', stopAll, { once: true })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
  return new Promise((done) => {
    const end = (code) => {
      running.delete(child)
      done({ good: code === 0, said: Buffer.concat(said).toString() })
    }
    child.on('close', end).on('error', () => end(127))
  })
}

/** A step of one or more commands, of which the first that is not content ends it. */
export const check = (name, env, ...commands) => ({
  name,
  run: async (signal) => {
    for (const command of commands) {
      const result = await quietly(command, env, signal)
      if (!result.good) return result
    }
    return { good: true, said: '' }
  },
})

const cruised = ['contract', 'server', 'web', 'seed', 'bench', 'e2e', 'tools']
const typescript = 'node_modules/typescript-7/bin/tsc'

/** Our own checks, which one process makes: a source that several of them read is parsed once. */
export const ours = ['sizes', 'addresses', 'names', 'ownership', 'belonging', 'registers', 'texts', 'docs']

/** What touches no database, the longest first; `files` are those whose format is looked at. */
export const stillSteps = (env, ownChecks, files = ['.']) => [
  check(
    'types',
    env,
    ['node', typescript, '-b', '--checkers', '1', '--builders', '1'],
    ['node', typescript, '-p', 'tsconfig.tools.json'],
  ),
  check('format', env, ['prettier', '--check', '--log-level=warn', '--ignore-unknown', ...cache, ...files]),
  check('start', env, ['node', 'tools/tests/any-folder.ts']),
  check('lint', env, ['oxlint', '--type-aware']),
  check('checks', env, ['node', 'tools/checks/all.ts', ...ownChecks]),
  check('walls', env, ['depcruise', '--config', '.dependency-cruiser.cjs', ...cruised]),
  check('dead-code', env, ['knip']),
]

/** A file that was well formatted is not read again until it changes. */
const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier']
