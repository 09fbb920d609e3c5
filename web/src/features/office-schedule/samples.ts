import type { Board, BoardLesson } from '@qalam/contract/office-schedule/api.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'

let serial = 0

export const bells = [
  { number: 1, timeStart: '08:00', timeEnd: '08:45', shift: 1 },
  { number: 2, timeStart: '08:55', timeEnd: '09:40', shift: 1 },
  { number: 3, timeStart: '09:55', timeEnd: '10:40', shift: 1 },
]

/** Monday's algebra of 7А at the first bell, or whatever `other` makes of it. */
export const boardLesson = (other: Partial<BoardLesson> = {}): BoardLesson => ({
  uuid: `00000000-0000-4000-8000-${String(++serial).padStart(12, '0')}`,
  groupId: 7,
  date: '2026-11-16',
  timeStart: '08:00',
  timeEnd: '08:45',
  subjectId: 1,
  subgroup: null,
  teacherId: 3,
  cabinetId: 101,
  forced: false,
  conducted: false,
  ...other,
})

const monday = '2026-11-16'

/** The week of a school of two classes with these lessons. */
export const boardWith = (lessons: BoardLesson[], other: Partial<Board> = {}): Board => ({
  weekStart: monday,
  days: [0, 1, 2, 3, 4, 5].map((offset) => ({ date: addDays(monday, offset), holiday: null })),
  quarterId: 20262,
  groups: [
    { id: 7, label: '7А', bells },
    { id: 8, label: '8Ә', bells },
  ],
  subjects: [{ id: 1, name: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' } }],
  teachers: [{ id: 3, label: 'Сейітова А. Қ.' }],
  cabinets: [{ id: 101, label: '101 - Математика' }],
  lessons,
  can: { edit: true },
  ...other,
})
