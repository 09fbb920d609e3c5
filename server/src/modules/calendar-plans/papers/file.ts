import { numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import type { Context } from '#platform/context.ts'
import { a4, pdfOf } from '#platform/print/pdf.ts'
import { drawTable } from '#platform/print/table.ts'
import { write } from '#platform/text/xlsx.ts'
import { known } from '../sheet/entry.ts'
import { laidOut, presentThemes } from '../sheet/present.ts'
import { cellsOf, titlesOf, wordsOf } from './columns.ts'
import type { Say } from './model.ts'

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function whole(context: Context, planUuid: string) {
  const all = await known(context, planUuid)
  const { head } = all
  const name = [head.group.label, head.subgroup, head.subject.name[context.language]].filter(Boolean).join(' ')
  return { head, name, themes: presentThemes(all, laidOut(all)) }
}

/** The plan as a workbook, which the import reads again. */
export async function file(context: Context, planUuid: string, say: Say) {
  const { name, themes } = await whole(context, planUuid)
  const sheet = { name: say('calendar-plans.sheet-name'), headers: titlesOf(say) }
  const bytes = await write([{ ...sheet, rows: themes.map((theme) => cellsOf(theme, say)) }])
  return { file: Buffer.from(bytes), name: `${say('calendar-plans.sheet-name')} ${name}.xlsx`, mime }
}

/** The empty sheet, with one row as an example. */
export async function template(say: Say) {
  const example = ['section', 'theme', 'objectives'].map((key) => say(`calendar-plans.example-${key}`))
  const row = [1, 1, ...example, 1, null, say('lesson-type.regular'), null, '', '', '']
  const bytes = await write([{ name: say('calendar-plans.sheet-name'), headers: titlesOf(say), rows: [row] }])
  return { file: Buffer.from(bytes), name: `${say('calendar-plans.sheet-name')}.xlsx`, mime }
}

const shares = [
  ['ordinal', 4],
  ['section', 18],
  ['theme', 30],
  ['objectives', 18],
  ['hours', 6],
  ['date', 9],
  ['note', 15],
] as const

/** The plan for the printer: a table for each quarter, with its hours below. */
export async function print(context: Context, planUuid: string, say: Say) {
  const { head, name, themes } = await whole(context, planUuid)
  const title = `${say('calendar-plans.sheet-name')}: ${name}`
  const room = a4.height - 2 * a4.margin
  const bytes = await pdfOf(title, context.language, (pages) => {
    for (const [quarterId, rows] of Map.groupBy(themes, (theme) => theme.quarterId))
      drawTable(pages, {
        head: [
          title,
          `${say('calendar-plans.quarter-n', { number: numberOfQuarter(quarterId) })} · ${head.teacher.name} · ${say('calendar-plans.hours-week', { count: head.hoursPerWeek })} · ${say(`calendar-plans.state-${head.state}`)}`,
        ],
        columns: shares.map(([key, width]) => ({
          title: say(`calendar-plans.column-${key}`),
          width: (room * width) / 100,
        })),
        rows: rows.map((theme) => wordsOf(theme, say)),
        foot: say('calendar-plans.hours-total', { count: rows.length }),
        landscape: true,
      })
    if (themes.length === 0) drawTable(pages, { head: [title], columns: [{ title: '', width: room }], rows: [] })
  })
  return { file: bytes, name: `${title}.pdf`, mime: 'application/pdf', inline: true }
}
