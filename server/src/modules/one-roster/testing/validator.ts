import { rowsIn } from './csv-reader.ts'
import { type Column, manifestFiles, rules } from './rules.ts'

export type Files = ReadonlyMap<string, string>
type Rows = Map<string, Record<string, string>[]>

/** What is wrong with a set of OneRoster 1.2 files, a line each; none where it keeps the published rules. */
export function wrongsIn(files: Files): string[] {
  const manifest = new Map(rowsIn(files.get('manifest.csv') ?? '').map(([name = '', value = '']) => [name, value]))
  const wrongs = manifestWrongs(manifest, files)
  const rows: Rows = new Map()
  for (const [name, columns] of Object.entries(rules)) {
    if (manifest.get(`file.${name}`) !== 'bulk') continue
    const [head = [], ...body] = rowsIn(files.get(`${name}.csv`) ?? '')
    if (head.join() !== columns.map((one) => one.name).join()) wrongs.push(`${name}: the columns are others`)
    if (body.some((row) => row.length !== head.length)) wrongs.push(`${name}: a row has more or fewer cells`)
    rows.set(
      name,
      body.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? '']))),
    )
  }
  for (const [name, body] of rows) wrongs.push(...rowWrongs(name, body, rows))
  return wrongs
}

function manifestWrongs(manifest: ReadonlyMap<string, string>, files: Files): string[] {
  const wrongs: string[] = []
  const expect = (name: string, value: string) => {
    if (manifest.get(name) !== value) wrongs.push(`manifest: ${name} is not ${value}`)
  }
  expect('propertyName', 'value')
  expect('manifest.version', '1.0')
  expect('oneroster.version', '1.2')
  for (const file of manifestFiles) {
    const said = manifest.get(`file.${file}`)
    if (said !== 'bulk' && said !== 'absent') wrongs.push(`manifest: nothing is said of ${file}`)
    if ((said === 'bulk') !== files.has(`${file}.csv`)) wrongs.push(`manifest: ${file} is said to be ${said}`)
  }
  for (const name of files.keys())
    if (name !== 'manifest.csv' && !manifestFiles.includes(name.replace(/\.csv$/, '')))
      wrongs.push(`${name} is unknown`)
  return wrongs
}

function rowWrongs(name: string, body: readonly Record<string, string>[], rows: Rows): string[] {
  const wrongs: string[] = []
  const ids = body.map(({ sourcedId = '' }) => sourcedId)
  if (new Set(ids).size !== ids.length) wrongs.push(`${name}: an id stands twice`)
  const known = new Map([...rows].map(([file, some]) => [file, new Set(some.map(({ sourcedId = '' }) => sourcedId))]))
  for (const row of body)
    for (const column of rules[name] ?? []) {
      const wrong = cellWrong(column, row[column.name] ?? '', known)
      if (wrong) wrongs.push(`${name}.${column.name}: ${wrong}`)
    }
  if (name === 'academicSessions')
    for (const { startDate = '', endDate = '' } of body)
      if (startDate >= endDate) wrongs.push(`${name}: a session ends before it begins`)
  return [...new Set(wrongs)]
}

function cellWrong(
  { kind, must }: Column,
  cell: string,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): string | null {
  if (cell === '') return must ? 'is empty' : null
  if (cell.length > 255 && !(typeof kind === 'object' && 'list' in kind)) return 'is longer than 255'
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(cell) && !Number.isNaN(Date.parse(cell)) ? null : 'is no date'
  if (kind === 'year') return /^\d{4}$/.test(cell) ? null : 'is no year'
  if (kind === 'boolean') return cell === 'true' || cell === 'false' ? null : 'is neither true nor false'
  if (kind === 'text') return null
  if (!('ref' in kind) && !('list' in kind)) return kind.includes(cell) ? null : `is ${cell}`
  if (!('ref' in kind)) return null
  const asked = kind.list ? cell.split(',') : [cell]
  return asked.every((id) => known.get(kind.ref)?.has(id)) ? null : `points at nothing in ${kind.ref}`
}
