import { Problem } from '@qalam/contract/kernel/problem.ts'
import {
  archiveTooLarge,
  brokenFile,
  noArchive,
  noManifest,
  notWhole,
  strangeFile,
} from '@qalam/contract/one-roster/problems.ts'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import { known } from '../file/manifest.ts'
import { rowsOf } from './csv-rows.ts'

/** A row of a file by the names of its columns; `at` as a spreadsheet counts. */
export type RosterRow = { at: number; cells: Readonly<Record<string, string>> }
export type Roster = ReadonlyMap<string, readonly RosterRow[]>
/** What was sent, and which of its files hold changes alone. */
export type Sent = { roster: Roster; changes: ReadonlySet<string> }

/** Unpacked, of the files that are read. */
const most = { files: 60, megabytes: 64 }
/** Marks, works and materials are no part of a school's plan: they are not even unpacked. */
const read = new Set(
  ['manifest', 'orgs', 'academicSessions', 'courses', 'classes', 'users', 'roles', 'enrollments', 'demographics'].map(
    (name) => `${name}.csv`,
  ),
)
const expected = new Set(['manifest', ...known].map((name) => `${name}.csv`))

/** The files of an archive that a manifest names, whole or with changes alone. What cannot be read is refused by name. */
export function rosterIn(archive: Uint8Array): Sent {
  const texts = textsIn(archive)
  const manifest = new Map(
    rowsIn('manifest.csv', texts.get('manifest.csv') ?? '').map(({ cells }) => [cells['propertyName'], cells['value']]),
  )
  if (manifest.get('oneroster.version') !== '1.2') throw noManifest()
  const roster = new Map<string, readonly RosterRow[]>()
  const changes = new Set<string>()
  for (const [name, text] of texts) {
    if (name === 'manifest.csv') continue
    const kind = manifest.get(`file.${name.slice(0, -4)}`)
    if (kind === 'delta') changes.add(name)
    else if (kind !== 'bulk') throw notWhole({ name })
    roster.set(name, rowsIn(name, text))
  }
  return { roster, changes }
}

/** The sizes that the archive's own list names bound what is unpacked: not a byte more is written. */
function textsIn(archive: Uint8Array): Map<string, string> {
  let [count, size] = [0, 0]
  const admit = ({ name, originalSize }: UnzipFileInfo) => {
    count += 1
    if (count > most.files) throw archiveTooLarge(most)
    if (!expected.has(name)) throw strangeFile({ name: name.slice(0, 100) })
    if (!read.has(name)) return false
    size += originalSize
    if (size > most.megabytes * 1024 * 1024) throw archiveTooLarge(most)
    return true
  }
  const parts = unpacked(archive, admit)
  return new Map(Object.entries(parts).map(([name, bytes]) => [name, textOf(name, bytes)]))
}

function unpacked(archive: Uint8Array, filter: (file: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(archive, { filter })
  } catch (error) {
    // The library names its failures by numbers; a refusal of ours goes on as it is.
    if (error instanceof Problem) throw error
    throw noArchive()
  }
}

function textOf(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw brokenFile({ name })
  }
}

export function rowsIn(name: string, text: string): RosterRow[] {
  const [head, ...body] = rowsOf(text) ?? []
  if (!head) {
    if (name === 'manifest.csv') throw noManifest()
    throw brokenFile({ name })
  }
  return body.map((row, index) => {
    if (row.length !== head.length) throw brokenFile({ name })
    const cells = Object.fromEntries(head.map((column, at) => [column, textIn(row[at] ?? '')]))
    return { at: index + 2, cells }
  })
}

/** A quote before a sign of formulas was put there by who wrote the file. */
const textIn = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell).trim()
