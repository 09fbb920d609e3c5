import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { Clash, LessonCard, WeekSchedule } from '@qalam/contract/schedule/api.ts'

let serial = 0
const id = () => `00000000-0000-4000-8000-${String(++serial).padStart(12, '0')}`

/** Monday's algebra of 7А at the first bell, or whatever `other` makes of it. */
export const lesson = (other: Partial<LessonCard> = {}): LessonCard => ({
  uuid: id(),
  date: '2026-11-16',
  timeStart: '08:00',
  timeEnd: '08:45',
  subject: { id: 1, name: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' }, type: 'default' },
  group: { id: 7, label: '7А' },
  subgroup: null,
  calendarPlanUuid: '00000000-0000-4000-8000-0000000000a1',
  calendarPlanLessonUuid: id(),
  theme: 'Сызықтық теңдеулер жүйесі',
  lessonType: 'regular',
  maxScore: 10,
  cabinet: { id: 101, label: '101 - Математика' },
  teacher: { id: 3, label: 'Сейітова А. Қ.' },
  substituted: null,
  forced: null,
  clashes: [],
  homework: null,
  mark: null,
  conducted: false,
  version: 1,
  can: { edit: true, mark: true },
  ...other,
})

const monday = '2026-11-16'
const periods = [
  { number: 1, timeStart: '08:00', timeEnd: '08:45', shift: 1 },
  { number: 2, timeStart: '08:55', timeEnd: '09:40', shift: 1 },
  { number: 3, timeStart: '09:55', timeEnd: '10:40', shift: 1 },
]

/** The week of 7А from Monday 16 November 2026 with these lessons. */
export const weekWith = (
  lessons: readonly LessonCard[],
  can: WeekSchedule['can'] = { add: true, choose: true },
): WeekSchedule => ({
  weekStart: monday,
  weekEnd: addDays(monday, 6),
  quarterId: 20262,
  view: { kind: 'group', id: 7, label: '7А' },
  days: [0, 1, 2, 3, 4, 5].map((offset) => {
    const date = addDays(monday, offset)
    return { date, holiday: null, lessons: lessons.filter((one) => one.date === date) }
  }),
  periods,
  can,
})

/** The teacher of a wanted lesson stands before another class at that time. */
export const clash = (other: Partial<Clash> = {}): Clash => ({
  side: 'teacher',
  label: 'Сейітова А. Қ.',
  date: '2026-11-17',
  wanted: { timeStart: '08:55', timeEnd: '09:40' },
  taken: {
    uuid: id(),
    timeStart: '08:55',
    timeEnd: '09:40',
    subject: { kz: 'Геометрия', ru: 'Геометрия', en: 'Geometry' },
    subjectType: 'default',
    group: '8Ә',
    subgroup: null,
    teacher: 'Сейітова А. Қ.',
    cabinet: '204',
  },
  ...other,
})
