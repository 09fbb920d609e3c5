import type { Check, CheckLine, LiveLesson, OpenQuestion } from '@qalam/contract/live-lesson/api.ts'
import type { LessonMeeting } from '@qalam/contract/live-lesson/meetings.ts'

export const lessonUuid = '0198a000-0000-7000-8000-0000000000aa'
export const checkUuid = '0198a000-0000-7000-8000-0000000000bb'

const none = { asked: 3, answered: 0, noAnswer: 0, notReached: 0, waiting: 0, good: 0, neutral: 0, bad: 0 }

export const line = (some: Partial<CheckLine> = {}): CheckLine => ({
  ...{ uuid: checkUuid, kind: 'presence', startedAt: '2026-11-18T04:10:00Z', running: false },
  counts: { ...none, answered: 1, noAnswer: 1, notReached: 1 },
  ...some,
})

export const live = (some: Partial<LiveLesson> = {}): LiveLesson => ({
  ...{ state: 'running', devices: 'Телефон: тест', checks: [line()] },
  ...some,
})

export const check = (some: Partial<Check> = {}): Check => ({
  ...line(),
  ...{ lessonUuid, secondsLeft: 0 },
  students: [
    { userId: 1, name: 'Ахметова Айша', standing: 'here', answeredAt: '2026-11-18T04:10:05Z' },
    { userId: 2, name: 'Болатов Арман', standing: 'no-answer', answeredAt: null },
    { userId: 3, name: 'Сәрсенов Дәулет', standing: 'not-reached', answeredAt: null },
  ],
  ...some,
})

export const question = (some: Partial<OpenQuestion> = {}): OpenQuestion => ({
  ...{ uuid: checkUuid, kind: 'presence', lessonUuid, secondsLeft: 15 },
  subject: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
  ...some,
})

export const meeting = (some: Partial<LessonMeeting> = {}): LessonMeeting => ({
  ...{ state: 'now', opensAt: '2026-11-18T03:45:00Z', closesAt: '2026-11-18T04:50:00Z' },
  ...{ meeting: null, ways: ['frame', 'link'], lastLink: '', entered: null },
  can: { open: false, close: false, enter: false },
  ...some,
})
