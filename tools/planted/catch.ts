import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import type { Catcher } from './fault.ts'

export type Outcome = { passed: boolean; output: string; seconds: number }
type Command = readonly [tool: string, ...args: string[]]

const environment = (copy: string) => ({
  ...process.env,
  PATH: [dirname(process.execPath), join(copy, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
  // A failure is read by its words, not by its colours.
  NO_COLOR: '1',
  FORCE_COLOR: '0',
})

/** Runs a command in the copy and hears all that it says. */
export async function run(copy: string, [tool, ...args]: Command): Promise<Outcome> {
  const since = Date.now()
  const said: Buffer[] = []
  const child = spawn(tool, args, { cwd: copy, env: environment(copy), stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part))
  const code = await new Promise<number | null>((done) => child.on('close', done).on('error', () => done(127)))
  return { passed: code === 0, output: Buffer.concat(said).toString(), seconds: (Date.now() - since) / 1000 }
}

const steps = (names: string): Command => ['node', 'tools/tests/test.mjs', '--only', names]
const vitest = (project: string, files: readonly string[], ...rest: string[]): Command => [
  ...(['vitest', 'run', '--project', project, '--reporter=default', '--testTimeout=120000'] as const),
  ...files,
  ...rest,
]
const playwright = (files: readonly string[], ...rest: string[]): Command => [
  ...(['playwright', 'test', '-c', 'e2e', '--reporter=line', '--retries=0', '--project=whole'] as const),
  ...files,
  ...rest,
]
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The command that a catcher stands for. */
export function commandOf(catcher: Catcher): Command {
  if ('step' in catcher) return steps(catcher.step)
  if ('engines' in catcher) return steps('engines')
  const { named } = catcher
  if ('project' in catcher) return vitest(catcher.project, [catcher.file], ...(named ? ['-t', escaped(named)] : []))
  return playwright([catcher.walk], ...(named ? ['-g', escaped(named)] : []))
}

/** Commands that run all of these catchers without a fault, the files of a kind in one go. */
export function commandsOf(catchers: readonly Catcher[]): Command[] {
  const unique = (names: string[]) => [...new Set(names)]
  const stepNames = catchers.flatMap((one) => ('step' in one ? one.step : 'engines' in one ? 'engines' : []))
  const projects = unique(catchers.flatMap((one) => ('project' in one ? one.project : [])))
  const walks = unique(catchers.flatMap((one) => ('walk' in one ? one.walk : [])))
  return [
    ...(stepNames.length > 0 ? [steps(unique(stepNames).join())] : []),
    ...projects.map((project) =>
      vitest(project, unique(catchers.flatMap((one) => ('project' in one && one.project === project ? one.file : [])))),
    ),
    ...(walks.length > 0 ? [playwright(walks)] : []),
  ]
}
