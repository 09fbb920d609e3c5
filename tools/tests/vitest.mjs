// The tests that vitest runs, counted; what failed is tried once more in CI.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../commands/bootstrap.mjs'
import { startSystemPostgres } from './system-postgres.mjs'
import { only, steadied, worthAgain } from './unsteady.mjs'

/** A JSON report of a runner of tests; of a run that left none, nothing. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

async function once(name, args, { env, reports }) {
  const file = join(reports, `${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await run('vitest', ['run', ...reporters, ...args], { env })
  const report = readReport(file)
  // A file that does not even load counts as failed.
  const broken = (report.testResults ?? []).filter((one) => one.status === 'failed' && !one.assertionResults.length)
  const counts = {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + broken.length,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
  return { good: code === 0, report, counts }
}

/** Runs tests; answers [good, counts, the names of those that failed and passed the second time]. */
async function vitest(name, args, { shard, ...where }) {
  const first = await once(name, [...shard, ...args], where)
  const again = process.env.CI ? worthAgain(first.report, root) : []
  if (again.length === 0) return [first.good, first.counts, []]
  console.log(`\nOnce more: ${again.map(({ file, test }) => `${file} › ${test}`).join(', ')}`)
  const second = await once(`${name}-again`, [...args, ...only(again)], where)
  const saved = steadied(again, second.report, root)
  const { passed, failed, skipped } = first.counts
  const left = failed - saved.length
  return [left === 0 && second.good, { passed: passed + saved.length, failed: left, skipped }, saved]
}

/**
 * Tests of all projects in one run, so that no processor waits: those of pages compute while those of the server wait for
 * their database. It is the machine's own PostgreSQL where one is asked for, which is the oldest version that may be used.
 */
export async function tests(args, onSystem, where) {
  // What the server's tests make the product send is written here, for the step statements.
  rmSync(join(root, '.cache/statements'), { recursive: true, force: true })
  if (!onSystem) return vitest('tests', args, where)
  const postgres = await startSystemPostgres()
  try {
    return await vitest('tests', args, { ...where, env: { ...where.env, DATABASE_URL: postgres.url } })
  } finally {
    await postgres.stop()
  }
}

/** What starts, keeps and moves databases is tested on the embedded PostgreSQL as well, and sequences of money. */
export const embedded = (where) => vitest('embedded', ['--project', 'server', ...aboutDatabases], where)

const aboutDatabases = ['src/platform/', 'src/cli/', 'src/testing/start', 'src/demo', 'src/modules/payments/sequences']
