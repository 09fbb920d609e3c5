import type { LessonJournal } from '@qalam/contract/journal/api.ts'
import type { LessonPage } from '@qalam/contract/lesson/api.ts'
import { lessonUuid } from '#features/homework/samples.ts'

export { algebra, lessonUuid } from '#features/homework/samples.ts'

export const asStudent: Partial<LessonPage> = {
  can: { conduct: false, mark: false, prepare: false, journal: false },
}

type Row = LessonJournal['studentMarks'][number]

export const pupil = (userId: number, fullName: string, mark: Row['mark'] = null): Row => ({ userId, fullName, mark })

export const classOf = (...studentMarks: Row[]): LessonJournal => ({
  lesson: {
    uuid: lessonUuid,
    date: '2026-11-18',
    timeStart: '08:00',
    theme: 'Квадрат теңдеулер',
    kind: 'regular',
    maxScore: 10,
    conducted: false,
    can: { mark: true },
  },
  assessmentMax: 10,
  canBeConducted: true,
  isConductedLesson: false,
  markTypes: ['score', 'absent', 'excused', 'ill', 'late', 'exempt'],
  scoreType: 'mark_quarter',
  studentMarks,
  can: { mark: true },
})

export const alikhan = 'Ахметов Алихан Ерланұлы'
export const praised = { score: 9, sign: null, comment: 'Дәптер таза, шешімі толық' }
