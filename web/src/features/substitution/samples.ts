import type { Absence, AbsentLesson, Candidate } from '@qalam/contract/substitution/shapes.ts'

export const absence: Absence = {
  id: '018f0000-0000-7000-8000-0000000000c1',
  teacher: { id: 12, name: 'Сейітова Айгүл' },
  from: '2026-11-23',
  to: '2026-11-25',
  reason: 'illness',
  order: '17-б',
  orderDate: '2026-11-23',
  lessons: 2,
  open: 2,
}

const algebraist: Candidate = {
  id: 21,
  name: 'Асанов Берік',
  teachesSubject: true,
  knowsClass: true,
  sameShift: true,
  freeBefore: true,
  freeAfter: true,
  dayLessons: 3,
  hours: 1,
}
const stranger: Candidate = {
  ...algebraist,
  id: 22,
  name: 'Омарова Дана',
  teachesSubject: false,
  knowsClass: false,
  freeAfter: false,
  hours: 0,
}

export const first: AbsentLesson = {
  lessonUuid: '018f0000-0000-7000-8000-0000000000d1',
  date: '2026-11-23',
  timeStart: '08:00',
  timeEnd: '08:45',
  subject: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
  group: '7А',
  subgroup: null,
  cabinet: '101',
  version: 1,
  theme: 'Квадрат теңдеулер',
  conducted: false,
  substitute: null,
  asked: [],
  candidates: [algebraist, stranger],
  free: 2,
}

export const lessons: AbsentLesson[] = [
  first,
  {
    ...first,
    lessonUuid: '018f0000-0000-7000-8000-0000000000d2',
    date: '2026-11-25',
    timeStart: '09:55',
    timeEnd: '10:40',
    group: '8Ә',
    asked: [{ id: 22, name: 'Омарова Дана', accepted: false }],
  },
]
