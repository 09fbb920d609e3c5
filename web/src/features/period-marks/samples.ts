import type { Amendment, PeriodMark, PeriodRow, PeriodSheet, YearSheet } from '@qalam/contract/period-marks/shapes.ts'

export const planUuid = '0190c8a4-0000-7000-8000-000000000060'

const by = { by: 'Есенова Әлия', at: '2026-11-18T04:10:00Z' }
const none: PeriodMark = { uuid: null, score: null, unmarked: null, comment: '', version: 0, by: null, at: null }
const given = (score: number): PeriodMark => ({ ...none, uuid: planUuid, score, version: 1, ...by })

const row = (userId: number, fullName: string, percent: number, mark: PeriodMark): PeriodRow => ({
  ...{ userId, fullName, since: '2026-09-01', until: null, percent },
  ...{ recommended: percent >= 85 ? 5 : 4, mark, missing: mark.version === 0, now: null, brought: [] },
})

const plan = {
  ...{ calendarPlanUuid: planUuid, group: { id: 5, label: '7А' }, subgroup: null, subjectId: 12 },
  subjectName: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
  teacher: { id: 4, label: 'Есенова Әлия' },
  ...{ scoreType: 'mark_quarter' as const, parallel: 7, year: 2026 },
}

/** A quarter that is over: one has a mark, one has none. */
export const sheet: PeriodSheet = {
  ...plan,
  ...{ period: 'q1', startsOn: '2026-09-01', endsOn: '2026-10-25', status: 'opened' },
  rows: [row(71, 'Ахметов Алихан', 80, given(4)), row(72, 'Болатова Аружан', 90, none)],
  ...{
    later: [],
    now: null,
    unmarkedLessons: 2,
    closings: [],
    amendments: [],
    can: { mark: true, close: true, amend: false },
  },
}

export const amendment: Amendment = {
  ...{ uuid: planUuid, calendarPlanUuid: planUuid, groupId: 5, groupLabel: '7А', subjectId: 12 },
  ...{ subjectName: plan.subjectName, scoreType: 'mark_quarter', period: 'q1', studentId: 71 },
  ...{ studentName: 'Ахметов Алихан', was: { score: 4, unmarked: null }, score: 5, unmarked: null },
  ...{ comment: 'Олимпиада', reason: 'Қате басылды', askedBy: 'Есенова Әлия', askedAt: '2026-11-18T04:10:00Z' },
  ...{ decision: null, note: '', decidedBy: null, decidedAt: null, can: { decide: true, withdraw: false } },
}

export const closedSheet: PeriodSheet = {
  ...sheet,
  status: 'closed',
  rows: sheet.rows.map((one) => ({ ...one, mark: given(one.recommended ?? 4), missing: false })),
  closings: [{ revision: 1, by: 'Есенова Әлия', at: '2026-11-18T04:10:00Z' }],
  can: { mark: false, close: false, amend: true },
}

export const year: YearSheet = {
  ...plan,
  period: { startsOn: '2026-09-01', endsOn: '2027-05-25' },
  ...{ isClosedPeriod: false, status: 'opened', now: null },
  periods: (['q1', 'q2', 'q3', 'q4', 'year', 'points'] as const).map((period) => ({
    period,
    status: period === 'year' || period === 'points' ? 'opened' : 'closed',
  })),
  rows: [
    {
      ...{ userId: 71, fullName: 'Ахметов Алихан', until: null, now: null, brought: {} },
      marks: { q1: given(4), q2: given(5) },
      recommended: { year: 5 },
    },
  ],
  can: { mark: true, close: true },
}
