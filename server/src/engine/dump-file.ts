import { createReadStream, createWriteStream, existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { pipeline as piped, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { OperationError } from '#platform/operation-error.ts'

// A dump is lines of JSON, packed: a head, then each table with its rows, then an end that says how many there were.

const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)
const Column = z.object({ name, type: z.string().max(100) })
const Sequence = z.object({ name, at: z.string().regex(/^\d+$/), isCalled: z.boolean() })

export const Head = z.object({
  qalamDump: z.literal(1),
  at: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(z.object({ name, columns: z.array(Column).min(1) })),
})
const DumpTable = z.object({ table: name })
const End = z.object({ rows: z.record(name, z.int().min(0)), sequences: z.array(Sequence) })
const DumpRow = z.array(z.string().nullable())

export type Head = z.infer<typeof Head>
export type DumpTable = Head['tables'][number]
export type End = z.infer<typeof End>
/** Every value as PostgreSQL writes it as text. */
export type DumpRow = z.infer<typeof DumpRow>

/** Writes lines to a file of its owner alone; it has its name only when it is whole, and none is written over. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  if (existsSync(file)) throw new OperationError('dump.exists', { file })
  const part = `${file}.part`
  const out = createWriteStream(part, { mode: 0o600, flags: 'w', flush: true })
  try {
    await pipeline(Readable.from(lines), createGzip({ level: 6 }), out)
    putInPlace(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

function putInPlace(part: string, file: string): void {
  try {
    linkSync(part, file)
  } catch {
    // A memory stick knows no second name of a file.
    if (existsSync(file)) throw new OperationError('dump.exists', { file })
    renameSync(part, file)
  }
  rmSync(part, { force: true })
}

export type DumpPart = { head: Head } | { table: string } | { row: DumpRow } | { end: End }

/** The parts of a dump in their order; a file that is none, or not a whole one, is refused. */
export async function* readParts(file: string): AsyncGenerator<DumpPart> {
  try {
    let isFirst = true
    for await (const line of linesOf(file)) {
      yield partOf(JSON.parse(line), isFirst)
      isFirst = false
    }
  } catch (error) {
    const isOfFile = error instanceof SyntaxError || error instanceof z.ZodError || isUnpackable(error)
    throw isOfFile ? new OperationError('dump.unreadable', { file }, error) : error
  }
}

/** The lines of a packed file, read as they are asked for; the last one has an end too. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8')
  // What is wrong with the file comes out of the unpacking.
  piped(createReadStream(file), unpacked, () => {})
  let rest = ''
  for await (const chunk of unpacked) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) throw new SyntaxError('the last line has no end')
}

function partOf(value: unknown, isFirst: boolean): DumpPart {
  if (isFirst) return { head: Head.parse(value) }
  if (Array.isArray(value)) return { row: DumpRow.parse(value) }
  const table = DumpTable.safeParse(value)
  return table.success ? table.data : { end: End.parse(value) }
}

const isUnpackable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^Z_|^ENOENT|^EISDIR|^EACCES/.test(String(error.code))
