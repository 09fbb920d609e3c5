import type { Finding } from '@qalam/contract/school-import/finding.ts'
import { type Book, tinySchool } from '#platform/testing/workbook.ts'
import { readWorkbook } from '../read-workbook.ts'

/** A finding in one line: `fault Ученики:3:ИИН iin-checksum`. */
export const lineOf = ({ level, sheet, row, column, code }: Finding): string =>
  `${level} ${sheet ?? ''}:${row ?? ''}:${column ?? ''} ${code.replace('finding.', '')}`

/** The report of the tiny school after somebody changed it. */
export async function reportOf(change: (book: Book) => void): Promise<string[]> {
  const book = tinySchool()
  change(book)
  const { findings } = await readWorkbook(await book.bytes())
  return findings.map(lineOf)
}

/** The report without its consequences: what somebody has to correct. */
export const mistakesOf = async (change: (book: Book) => void): Promise<string[]> =>
  (await reportOf(change)).filter((line) => !line.startsWith('consequence'))
