import type { substitution } from '@qalam/contract/substitution/api.ts'
import type { ReplacedHours } from '@qalam/contract/substitution/shapes.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { longestFile } from '@qalam/contract/kernel/paging.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { reportOf, type SubstitutionReportRow } from '../views/report.ts'
import { schoolOf } from './absences.ts'

type Asked = Parsed<typeof substitution.report>['query']

const monthOf = ({ today }: Context, month: string | undefined): string => month ?? today.slice(0, 7)

export async function report(context: Context, asked: Asked) {
  const query = reportOf(context.db, schoolOf(context), monthOf(context, asked.month), asked)
  const { rows, ...page } = await pageOf(query, asked)
  return { ...page, rows: rows.map(present) }
}

/** The whole month by teacher, whatever the order of the screen is: after each teacher stands the total. */
export async function wholeReport(context: Context, asked: Omit<Asked, 'page' | 'limit'>): Promise<ReplacedHours[]> {
  const { month, search } = asked
  const query = reportOf(context.db, schoolOf(context), monthOf(context, month), { search, sort: 'teacher' })
  return (await query.limit(longestFile).execute()).map(present)
}

const present = ({ teacherId, teacher, insteadId, instead, ...rest }: SubstitutionReportRow): ReplacedHours => ({
  ...rest,
  teacher: { id: teacherId, name: teacher },
  instead: { id: insteadId, name: instead },
})
