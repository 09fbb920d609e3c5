import type { HomeworkForm, HomeworkView } from '@qalam/contract/homework/api.ts'
import type { AnswerPage } from '@qalam/contract/homework/answers.ts'
import type { LessonPage } from '@qalam/contract/lesson/api.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const lessonUuid = uuid(1)

/** Wednesday's algebra of 7A, as its teacher sees it after the bell. */
export const algebra = (changes: Partial<LessonPage> = {}): LessonPage => ({
  uuid: lessonUuid,
  date: '2026-11-18',
  timeStart: '08:00',
  timeEnd: '08:45',
  subject: { id: 12, name: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' }, type: 'default' },
  group: { id: 5, label: '7А' },
  subgroup: null,
  calendarPlanUuid: uuid(60),
  calendarPlanLessonUuid: uuid(61),
  theme: 'Квадрат теңдеулер',
  section: 'Теңдеулер',
  objectives: ['7.2.2.6 квадрат теңдеудің анықтамасын біледі'],
  lessonType: 'regular',
  maxScore: 10,
  cabinet: { id: 3, label: '214' },
  teacher: { id: 9, label: 'Сәрсенова Айгүл Бекқызы' },
  substituted: null,
  forced: null,
  homework: null,
  mark: null,
  conducted: false,
  version: 1,
  materials: [
    { uuid: uuid(70), kind: 'link', title: 'Бейнесабақ', url: 'https://example.kz/video', bytes: null, mime: null },
    { uuid: uuid(71), kind: 'file', title: 'Есептер.pdf', url: '/f', bytes: 350_000, mime: 'application/pdf' },
  ],
  quarterId: 20262,
  scoreType: 'mark_quarter',
  canBeConducted: true,
  previous: { uuid: uuid(2), date: '2026-11-16' },
  next: { uuid: uuid(3), date: '2026-11-20' },
  can: { conduct: true, mark: true, prepare: true, journal: true, chat: false, live: false },
  ...changes,
})

export const pageFortyFive: HomeworkView = {
  uuid: uuid(50),
  text: '45-бет, № 312, 314',
  dueOn: '2026-11-20',
  files: [],
  version: 1,
}

/** The form of a lesson without homework: two students, nothing published. */
export const noForm: HomeworkForm = {
  homework: null,
  students: [
    { id: 101, name: 'Мамытбеков Ұлан' },
    { id: 102, name: 'Серікова Аружан' },
  ],
  contents: [],
}

export const answerId = uuid(80)

/** A student's homework that nothing was sent to yet. */
export const answerPage = (changes: Partial<AnswerPage> = {}): AnswerPage => ({
  answerId,
  state: 'to-do',
  score: null,
  maxScore: 10,
  version: 0,
  homework: {
    uuid: uuid(50),
    lessonUuid,
    text: '45-бет, № 312, 314',
    files: [],
    subject: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
    group: '7А',
    theme: 'Квадрат теңдеулер',
    givenOn: '2026-11-18',
    dueOn: '2026-11-20',
    dateExpired: '2026-11-20T18:59:59Z',
    maxScore: 10,
  },
  content: null,
  student: { id: 101, name: 'Мамытбеков Ұлан' },
  body: '',
  exercises: [],
  files: [],
  sentAt: null,
  points: null,
  needsPerson: true,
  comment: '',
  history: [],
  beside: null,
  can: { answer: true, judge: false },
  ...changes,
})
