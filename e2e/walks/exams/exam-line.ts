import { catalogue } from '@qalam/contract/messages.ts'
import { write } from '../../../server/src/platform/text/xlsx.ts'

/** The lesson of a walk, and the theme that a workbook puts on it. */
export type Cell = {
  planUuid: string
  groupId: number
  lesson: string
  date: string
  timeStart: string
  quarter: number
  theme: string
}

const columns = ['quarter', 'section', 'theme', 'objectives', 'date', 'kind', 'max-score'] as const

/** The workbook of a plan with one SOR that names its day. */
export async function planBook({ quarter, theme, date }: Cell, kind: string) {
  const headers = columns.map((name) => catalogue[`calendar-plans.column-${name}`].kz)
  const rows = [[quarter, 'Жасуша', theme, '7.1.2.1', { day: date }, kind, 10]]
  const buffer = Buffer.from(await write([{ name: 'КТЖ', headers, rows }]))
  return { name: 'ктж.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer }
}
