import { attendance, type Missed } from '@qalam/contract/attendance/api.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile, type TableSheet } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import * as notices from './notices.ts'
import * as service from './service.ts'

const count = (key: 'lessons' | 'absent' | 'excused' | 'ill' | 'late' | 'days') => ({
  title: `attendance.${key}`,
  cell: (row: Missed) => row[key],
})

const sheet: TableSheet<Missed> = {
  title: 'attendance.report',
  columns: {
    name: { title: 'attendance.student', cell: ({ fullName }) => fullName },
    group: { title: 'attendance.group', cell: ({ group }) => group },
    lessons: count('lessons'),
    absent: count('absent'),
    excused: count('excused'),
    ill: count('ill'),
    late: count('late'),
    days: count('days'),
  },
}

export const serve: Serve = () =>
  routes(attendance, {
    day: (context, { query }) => service.day(context, query),
    report: (context, { query }) => service.report(context, query),
    reportFile: async (context, { query }) =>
      tableFile(context, sheet, await service.wholeReport(context, query), query.hide),
    coming: (context, { query }) => service.coming(context, query),
    notices: (context, { query }) => notices.list(context, query),
    giveNotice: (context, { body }) => notices.give(context, body),
    withdrawNotice: (context, { params }) => notices.withdraw(context, params.uuid),
  })
