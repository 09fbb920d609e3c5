import { regionByName } from '@qalam/contract/dictionaries/regions.ts'
import { binTrouble } from '@qalam/contract/profile/iin.ts'
import { languages } from '@qalam/contract/kernel/languages.ts'
import type { PlanSchool } from '@qalam/contract/school-import/plan.ts'
import { readDigits, readText, readWord } from '../table/cells.ts'
import { schoolFields, type SchoolField } from '../table/columns.ts'
import type { SheetTable } from '../table/open.ts'
import type { Report } from '../table/report.ts'
import { readRow, type RowReader } from '../table/row.ts'
import { plain } from '../table/text.ts'
import { languageWords } from '../table/words.ts'
import { whole } from '../table/world.ts'

const known = Object.entries(schoolFields)
const fieldNamed = (text: string): string | undefined =>
  known.find(([, { names }]) =>
    languages.some((language) => names[language].some((name) => plain(name) === plain(text))),
  )?.[0]

/** The row of each field; unknown fields and second values are told. */
function fieldsOf(table: SheetTable, report: Report): Map<string, RowReader> {
  const fields = new Map<string, RowReader>()
  for (const cells of table.rows) {
    const row = readRow(table, cells, report)
    const field = fieldNamed(row.text('field'))
    const first = field && fields.get(field)
    if (field === undefined) row.warn('field', 'finding.field-unknown')
    else if (first) row.fault('field', 'finding.duplicate', { otherRow: first.number })
    else fields.set(field, row)
  }
  return fields
}

/** A year such as `2026-2027`, as the year in which it starts. */
function readYear(row: RowReader): number | undefined {
  const text = readText(row, 'value', 40) ?? undefined
  if (text === undefined) return undefined
  const [, from, to] = /^(20\d\d) ?[-–—/] ?(20\d\d)$/.exec(text) ?? []
  return from && Number(to) === Number(from) + 1 ? Number(from) : row.fault('value', 'finding.academic-year')
}

function readBin(row: RowReader): string | undefined {
  const digits = readDigits(row, 'value', 12) ?? undefined
  const trouble = digits === undefined ? null : binTrouble(digits)
  if (trouble === 'shape') row.warn('value', 'finding.bin-shape')
  else if (trouble) return row.fault('value', `finding.bin-${trouble}`)
  return digits
}

function readRegion(row: RowReader): number | undefined {
  const text = readText(row, 'value', 200) ?? undefined
  if (text === undefined) return undefined
  return regionByName(text)?.id ?? row.fault('value', 'finding.unknown-region')
}

/** Reads the school; nothing when a required field is missing or wrong, for then nothing can be brought in. */
export function readSchool(table: SheetTable | undefined, report: Report): PlanSchool | null {
  if (!table || table.stopped) return null
  const fields = fieldsOf(table, report)
  const read = <Value>(field: SchoolField, reader: (row: RowReader) => Value | undefined): Value | undefined => {
    const row = fields.get(field)
    const { required, names } = schoolFields[field]
    if (!row && required)
      report.fault({ sheet: table.sheet, column: names[table.language][0] ?? null }, 'finding.field-missing')
    return row && reader(row)
  }
  const needed = (row: RowReader) => readText(row, 'value', 300) ?? undefined
  const optional = (row: RowReader) => readText(row, 'value', 300, { required: false }) ?? undefined
  const kz = read('nameKz', needed)
  const ru = read('nameRu', needed)
  const en = read('nameEn', optional) ?? ''
  const school = {
    bin: read('bin', readBin),
    name: kz && ru ? { kz, ru, en } : undefined,
    address: read('address', optional) ?? '',
    regionId: read('region', readRegion),
    district: read('district', optional) ?? '',
    type: read('type', optional) ?? '',
    academicYear: read('academicYear', readYear),
    defaultLanguage: read('defaultLanguage', (row) => readWord(row, 'value', languageWords) ?? undefined),
  }
  return [...fields.values()].some((row) => row.refused()) ? null : whole(school)
}
