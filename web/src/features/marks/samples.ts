import type { JournalLesson, JournalRow, LessonJournal, QuarterJournal } from '@qalam/contract/journal/api.ts'
import type { Mark } from '@qalam/contract/journal/cells.ts'
import { rulesOfYear } from '@qalam/contract/journal/rules.ts'

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const planUuid = uuidOf(999)

const lesson = (number: number, date: string, more: Partial<JournalLesson> = {}): JournalLesson => ({
  uuid: uuidOf(number),
  date,
  timeStart: '08:00',
  theme: `Көпмүшелер, ${number}`,
  kind: 'regular',
  maxScore: 10,
  conducted: true,
  can: { mark: true },
  ...more,
})

export const monday = lesson(1, '2026-11-16')
export const wednesday = lesson(2, '2026-11-18')
/** A lesson that nobody has taught yet. */
const ahead = lesson(3, '2099-11-20', { can: { mark: false } })
export const sor = lesson(4, '2026-11-13', { kind: 'sor', maxScore: 20, theme: 'Бөлім бойынша' })
const soch = lesson(5, '2026-11-17', { kind: 'soch', maxScore: 25, theme: 'Тоқсан бойынша' })

export const scored = (score: number | null, more: Partial<Mark> = {}): Mark => ({
  score,
  sign: null,
  comment: '',
  version: 1,
  ...more,
})

const student = (userId: number, fullName: string, marks: JournalRow['marks'] = {}): JournalRow => ({
  userId,
  fullName,
  since: '2026-09-01',
  until: null,
  marks,
})

export const aigerim = student(11, 'Әбенова Әйгерім', {
  [monday.uuid]: scored(8, { comment: 'Дәлелін өзі тапты' }),
  [sor.uuid]: scored(14),
  [soch.uuid]: scored(18),
})
export const dauren = student(12, 'Бекенов Дәурен', { [monday.uuid]: scored(null, { sign: 'ill' }) })
/** Left the class on the seventeenth of November. */
export const marat = { ...student(13, 'Сейітов Марат'), until: '2026-11-17' }

/** A class of three in the middle of a quarter. */
export const algebra = (more: Partial<QuarterJournal> = {}): QuarterJournal => ({
  calendarPlanUuid: planUuid,
  group: { id: 7, label: '7А' },
  groupId: 7,
  subgroup: null,
  subjectId: 12,
  subjectName: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
  teacher: { id: 5, label: 'Есенова Әлия Арманқызы' },
  scoreType: 'mark_quarter',
  parallel: 7,
  quarter: { id: 20262, startsOn: '2026-11-02', endsOn: '2026-12-27' },
  quarters: [20262],
  status: 'waiting',
  lessonSchedules: [monday, wednesday, ahead],
  sorSchedules: [sor],
  sochSchedules: [soch],
  rows: [aigerim, dauren, marat],
  rules: rulesOfYear(2026),
  can: { mark: true },
  ...more,
})

type Listed = LessonJournal['studentMarks'][number]

export const pupil = (userId: number, fullName: string, mark: Listed['mark'] = null): Listed => ({
  userId,
  fullName,
  mark,
})

/** The class of Wednesday's lesson. */
export const classOf = (...studentMarks: Listed[]): LessonJournal => ({
  lesson: wednesday,
  assessmentMax: 10,
  canBeConducted: true,
  isConductedLesson: false,
  markTypes: ['score', 'absent', 'excused', 'ill', 'late', 'exempt'],
  scoreType: 'mark_quarter',
  parallel: 7,
  status: 'waiting',
  studentMarks,
  can: { mark: true },
})
