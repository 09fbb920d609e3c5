import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { ThemeForEdit } from '@qalam/contract/calendar-plans/sheet-calls.ts'
import { content, type ContentRow } from '@qalam/contract/content/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { ktp } from '@qalam/contract/ktp/api.ts'
import { schedule, type LessonCard, type BusyTime, type WeekSchedule } from '@qalam/contract/schedule/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { Notices } from '#ui/feedback/Notices.tsx'
import SchedulePage from '../SchedulePage.tsx'
import { lesson, weekWith } from '../samples.ts'

export const planned = '00000000-0000-4000-8000-0000000000f1'
export const year = {
  year: 2026,
  label: '2026/27',
  quarters: [{ id: 20262, number: 2, startsOn: '2026-11-02', endsOn: '2026-12-27', current: true }],
}
const algebra = {
  groupId: 7,
  id: 1,
  name: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
  type: 'default' as const,
  subgroups: [],
  teachers: [{ subgroupId: null, label: 'Сейітова А. Қ.' }],
  scoreType: 'mark_quarter',
  eduLang: 'kz' as const,
}
export const theme = (uuid: string, ordinal: number) => ({
  uuid,
  label: `${ordinal}. Тақырып ${ordinal}`,
  theme: `Тақырып ${ordinal}`,
  section: '',
  entityKind: 'regular' as const,
  maxScore: null,
  quarterId: 20262,
  ordinal,
  scheduleUuid: null as string | null,
})

/** A lesson that is to be a lecture, as its plan tells of it to the teacher. */
export const plannedLecture: ThemeForEdit = {
  ...{ uuid: '00000000-0000-4000-8000-0000000000f7', version: 1, quarterId: 20262, ordinal: 5, section: '' },
  ...{ theme: 'Шолу дәрісі', objectives: ['7.2.1.1'], kind: 'lecture', maxScore: null, content: '', devices: '' },
  ...{ note: '', fixed: null, lesson: null, pin: null, caps: [], entityId: null },
  calendarPlanUuid: '00000000-0000-4000-8000-0000000000a1',
  subject: { id: algebra.id, name: algebra.name },
  ...{ parallel: 7, eduLang: 'kz', teaches: true, can: { make: true, open: false } },
}

export type Handlers = {
  change?: (
    body: {
      isForce: 0 | 1
      date: string
      timeStart?: string | undefined
      timeEnd?: string | undefined
      version?: number | undefined
    },
    uuid: string,
  ) => LessonCard
  add?: (body: { uuid?: string | undefined }) => LessonCard
  destroy?: (body: { uuid: string; withContent: boolean }) => Record<string, never>
  years?: (typeof year)[]
  taken?: BusyTime[]
  themes?: ReturnType<typeof theme>[]
  works?: ContentRow[]
  bound?: Answer<typeof schedule.bind>
  planTheme?: ThemeForEdit
}

/** A school that answers with one week, and what it was sent. */
export function school(
  week: () => WeekSchedule,
  {
    change,
    add,
    destroy,
    years = [year],
    taken = [],
    themes = [theme(planned, 4)],
    works = [],
    ...binding
  }: Handlers = {},
) {
  const group = { id: 7, label: '7А' }
  return serve([
    [schedule.week, week],
    [schedule.choices, () => ({ groups: [group, { id: 8, label: '8Ә' }], teachers: [], cabinets: [] })],
    [
      schedule.addLessonDicts,
      () => ({
        groups: [{ ...group, bells: weekWith([]).periods }],
        subjects: [algebra],
        cabinets: [{ id: 101, label: '101 - Математика' }],
      }),
    ],
    [ktp.subjectLessonsDict, () => ({ lessons: themes })],
    [ktp.lessonsByCard, () => ({ lessons: themes })],
    [schools.quarters, () => years],
    [content.list, () => ({ rows: works, subjects: [], page: 1, total: works.length, pageSize: 50 })],
    [schedule.busy, () => ({ taken })],
    [
      schedule.bind,
      ({ body }) =>
        binding.bound ?? {
          entity_kind: body.entityKind,
          entity_id: null,
          calendar_plan_lesson_uuid: plannedLecture.uuid,
        },
    ],
    [calendarPlans.themeForEdit, () => ({ calendarPlanLesson: binding.planTheme ?? plannedLecture })],
    [calendarPlans.themeUpdate, ({ body }) => ({ uuid: body.uuid, entityId: null, entityKind: 'sor' as const })],
    [content.create, ({ body }) => ({ uuid: body.uuid })],
    [schedule.destroy, ({ body }) => destroy?.(body) ?? {}],
    [schedule.add, ({ body }) => add?.(body) ?? lesson()],
    [schedule.change, ({ params, body }) => change?.(body, params.scheduleUuid) ?? lesson()],
  ])
}

/** The page of the week of 16 November 2026, and what it says. */
export const open = () =>
  show(
    <>
      <SchedulePage params={{ date: '2026-11-16' }} />
      <Notices />
    </>,
    { address: '/schedule/2026-11-16' },
  )

const winter = { kz: 'Қысқы каникул', ru: 'Зимние каникулы', en: 'Winter holidays' }
/** An empty week with holidays on these days, on all of them when none is named. */
export const onHoliday = (...dates: string[]) => {
  const week = weekWith([])
  const holiday = (date: string) => (dates.length === 0 || dates.includes(date) ? winter : null)
  return { ...week, days: week.days.map((day) => ({ ...day, holiday: holiday(day.date) })) }
}
