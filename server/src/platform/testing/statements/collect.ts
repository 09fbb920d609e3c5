import { type CompiledQuery, DefaultQueryExecutor, type QueryResult } from 'kysely'
import { appendFileSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getCallSites } from 'node:util'
import { threadId } from 'node:worker_threads'

/**
 * What a test makes the product send: the statement, the places in the code that sent it, innermost first, and the columns
 * that came back empty. `tools/checks/statements.ts` holds it against the row types written there.
 */
export type Sent = { text: string; at: string[]; empty: string[] }

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const folder = `${root}.cache/statements`
/** What this worker writes, a statement a line. */
export const collected = `${folder}/${process.pid}-${threadId}.ndjson`

/** So many calls of a stack tell one way to a statement from another. */
const depth = 9
/** So many places of the product are kept: a helper's row is named by whoever calls it. */
const kept = 4

/** A way to a statement, with the columns that were empty so far. */
type Way = { text: string; at: string[]; empty: Set<string> }

/** By the raw stack, which costs little; null for what a test sends itself. */
const known = new Map<string, Way | null>()
/** By the places that the raw stack stands for, which are looked up once. */
const ways = new Map<string, Way>()

type Execute = (query: CompiledQuery, options?: unknown) => Promise<QueryResult<unknown>>

/** Every handle of the query builder ends here, and a call of `execute` gets here before anything is awaited. */
const executors: { executeQuery: Execute } = Object.getPrototypeOf(DefaultQueryExecutor.prototype)
const executeQuery = executors.executeQuery

executors.executeQuery = async function (query, options) {
  const calls = getCallSites(depth).map((one) => `${one.scriptId}:${one.lineNumber}:${one.columnNumber}`)
  const key = `${calls.join()} ${query.sql}`
  const way = known.get(key) ?? (known.has(key) ? null : wayTo(query.sql, new Error().stack ?? ''))
  known.set(key, way)
  const result = await executeQuery.call(this, query, options)
  if (way) noteEmpty(way, result.rows)
  return result
}

/** A statement that was never sent this way before is written down. */
function wayTo(text: string, stack: string): Way | null {
  const at = placesOf(stack)
  if (at.length === 0) return null
  const key = `${at.join()} ${text}`
  const way = ways.get(key) ?? { text, at, empty: new Set() }
  if (!ways.has(key)) write({ text, at, empty: [] })
  ways.set(key, way)
  return way
}

/** The places of the product on a stack, down to the first of a test. */
function placesOf(stack: string): string[] {
  const ours = [...stack.matchAll(/(?:\(|at )(?:file:\/\/)?(\/[^()\n]+:\d+:\d+)\)?$/gm)]
    .map(([, place = '']) => place)
    .filter((place) => place.startsWith(`${root}server/src/`) && !place.includes('/testing/statements/collect.ts'))
    .map((place) => place.slice(root.length))
  const test = ours.findIndex((place) => /\.test\.ts:|\/testing\//.test(place))
  return (test === -1 ? ours : ours.slice(0, test)).slice(0, kept)
}

function noteEmpty({ text, at, empty }: Way, rows: readonly unknown[]): void {
  for (const row of rows)
    for (const [column, value] of Object.entries(row ?? {}))
      if (value === null && !empty.has(column)) {
        empty.add(column)
        write({ text, at, empty: [column] })
      }
}

function write(sent: Sent): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(collected, `${JSON.stringify(sent)}\n`)
}
