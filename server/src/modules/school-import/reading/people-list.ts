import type { Finding } from '@qalam/contract/school-import/finding.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { phoneOf } from '@qalam/contract/profile/phone.ts'
import { read, type Sheet } from '#platform/text/xlsx.ts'
import { posts } from '../commit/posts.ts'
import { readPerson } from './sheets/person.ts'
import { readText, readWord } from './table/cells.ts'
import { columns, sheetNames } from './table/columns.ts'
import { phoneMeant } from './table/meant.ts'
import { proposing } from './table/nearest.ts'
import { openTable, partNamed } from './table/open.ts'
import { partsOfLabel } from './table/references.ts'
import { newReport, type Report } from './table/report.ts'
import { readRow, type RowReader } from './table/row.ts'
import { oneLine } from './table/text.ts'
import { positionWords } from './table/words.ts'

/** A list of students or of employees alone, in the columns of their sheet of the workbook of a whole school. */
export type ListPart = 'pupils' | 'staff'

/** A row whose cells are right; `label` is of a student, `phone` and `positionId` of an employee. */
export type ListedPerson = {
  row: number
  iin: string
  surname: string
  firstname: string
  lastname: string
  sex: 'm' | 'w'
  bornDate: string
  label: string | null
  phone: string | null
  positionId: number | null
}

/** So many people are read from one list. */
const mostListed = 300

const written = {
  pupils: ['iin', 'surname', 'firstname', 'patronymic', 'sex', 'birthDate', 'group'],
  staff: ['iin', 'surname', 'firstname', 'patronymic', 'sex', 'birthDate', 'phone', 'position'],
} as const satisfies Record<ListPart, readonly string[]>

/** The empty sheet of a list, in a language. */
export function listTemplate(part: ListPart, language: Language) {
  const known = new Map(Object.entries(columns[part]))
  return {
    name: sheetNames[part][language][0] ?? part,
    headers: written[part].map((column) => known.get(column)?.names[language][0] ?? column),
  }
}

/** Reads a list: the sheet that is named as its part, else the first one. Whatever the bytes are, it answers. */
export async function readPeople(
  bytes: Uint8Array,
  part: ListPart,
): Promise<{ people: ListedPerson[]; findings: Finding[] }> {
  const report = newReport()
  const answer = await read(bytes)
  if ('trouble' in answer) {
    report.fault({ sheet: null }, `finding.file-${answer.trouble}`)
    return { people: [], findings: report.findings() }
  }
  const sheet = answer.sheets.find(({ name }) => partNamed(name) === part) ?? answer.sheets[0]
  const people = sheet ? rowsOf(sheet, part, report) : []
  for (const other of answer.sheets) if (sheet && other !== sheet) tellUnread(other, sheet, part, report)
  return { people, findings: report.findings() }
}

/** A further sheet with rows is told by name; one named as another part of a school's workbook is no list of this part. */
function tellUnread({ name, rows }: Sheet, read: Sheet, part: ListPart, report: Report): void {
  const named = partNamed(name)
  if (rows.length === 0 || (named && named !== part)) return
  report.warning({ sheet: name }, 'finding.sheet-not-read', { sheet: name, otherSheet: read.name })
}

function rowsOf(sheet: Sheet, part: ListPart, report: Report): ListedPerson[] {
  const table = openTable(part, sheet, report)
  if (table.stopped) return []
  if (table.rows.length === 0) report.fault({ sheet: table.sheet }, 'finding.sheet-empty')
  if (table.rows.length > mostListed) report.fault({ sheet: table.sheet }, 'finding.too-many-rows', { max: mostListed })
  const first = new Map<string, number>()
  return table.rows.slice(0, mostListed).flatMap((cells) => {
    const row = readRow(table, cells, report)
    const person = personIn(row, part)
    const before = person && first.get(person.iin)
    if (before !== undefined) row.fault('iin', 'finding.duplicate', { otherRow: before })
    if (person && before === undefined) first.set(person.iin, person.row)
    return person && !row.refused() ? [person] : []
  })
}

function personIn(row: RowReader, part: ListPart): ListedPerson | undefined {
  const { iin, surname, firstname, patronymic, sex, birthDate } = readPerson(row)
  const label = part === 'pupils' ? labelIn(row) : null
  const phone = part === 'staff' ? phoneIn(row) : null
  const position = part === 'staff' ? readWord(row, 'position', positionWords) : null
  if (!iin || !surname || !firstname || !sex || !birthDate || row.refused()) return undefined
  return {
    row: row.number,
    iin,
    surname,
    firstname,
    lastname: patronymic ?? '',
    sex,
    bornDate: birthDate,
    label,
    phone,
    positionId: position ? posts[position].positionId : null,
  }
}

function labelIn(row: RowReader): string | null {
  const text = oneLine(row.text('group'))
  if (text === '') row.fault('group', 'finding.empty')
  const parts = partsOfLabel(text)
  if (text !== '' && !parts) row.fault('group', 'finding.class-label')
  return parts ? parts.parallel + parts.letter : null
}

function phoneIn(row: RowReader): string | null {
  const text = readText(row, 'phone', 60) ?? ''
  const phone = text === '' ? null : phoneOf(text)
  if (text !== '' && !phone) row.fault('phone', 'finding.phone', proposing(phoneMeant(text)))
  return phone
}
