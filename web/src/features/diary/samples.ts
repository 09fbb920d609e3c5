import type { Attestation, DiaryLesson, DiaryWeek } from '@qalam/contract/diary/api.ts'
import { rulesOfYear } from '@qalam/contract/journal/rules.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const name = (kz: string, ru: string, en: string) => ({ kz, ru, en })

const algebraName = name('Алгебра', 'Алгебра', 'Algebra')
const physicsName = name('Физика', 'Физика', 'Physics')

/** Who wrote a mark. */
const written = { by: 'Сәрсенова Айгүл', at: '2026-11-18T04:30:00Z', changed: false }

const lesson: DiaryLesson = {
  uuid: uuid(1),
  timeStart: '08:00',
  timeEnd: '08:45',
  subject: { id: 12, name: algebraName },
  teacher: 'Сәрсенова Айгүл Бекқызы',
  cabinet: '214',
  theme: 'Квадрат теңдеулер',
  kind: 'regular',
  homework: null,
  mark: null,
}

export const mondayAlgebra = (changes: Partial<DiaryLesson> = {}): DiaryLesson => ({ ...lesson, ...changes })
export const nine: NonNullable<DiaryLesson['mark']> = {
  score: 9,
  sign: null,
  comment: 'Дәптер таза, шешімі толық',
  maxScore: 10,
  by: 'Сәрсенова Айгүл',
  at: '2026-11-16T03:40:00Z',
  changed: false,
}
export const pageFortyFive = { uuid: uuid(50), text: '45-бет, № 312, 314', dueOn: '2026-11-18', files: [], version: 1 }

/** The week of 16 November: algebra on Monday and Wednesday, physics on Wednesday, nothing on the other days. */
export const week = (monday: DiaryLesson = lesson): DiaryWeek => ({
  student: { userId: 77, fullName: 'Ахметов Алихан Ерланұлы', group: { id: 5, label: '7А' } },
  weekStart: '2026-11-16',
  weekEnd: '2026-11-22',
  quarterId: 20262,
  days: [16, 17, 18, 19, 20, 21].map((day) => ({
    date: `2026-11-${day}`,
    holiday: null,
    lessons:
      day === 16
        ? [monday]
        : day === 18
          ? [
              { ...lesson, uuid: uuid(2), theme: 'Виет теоремасы' },
              {
                ...lesson,
                uuid: uuid(3),
                timeStart: '08:55',
                timeEnd: '09:40',
                subject: { id: 19, name: physicsName },
                kind: 'sor' as const,
                theme: 'Тығыздық',
                mark: { score: 14, sign: 'late' as const, comment: '', maxScore: 20, ...written },
              },
            ]
          : [],
    due:
      day === 18 && monday.homework
        ? [{ lessonUuid: monday.uuid, subject: monday.subject, givenOn: '2026-11-16', homework: monday.homework }]
        : [],
  })),
})

const empty = {
  status: 'waiting' as const,
  formative: [],
  sor: [],
  soch: [],
  foPercent: null,
  sorPercent: null,
  sochPercent: null,
  percent: null,
  recommended: null,
  credit: null,
  given: null,
}

/** Algebra with a first quarter that is over and a second without its SOCH, and music with a half-year credit. */
export const yearOfAlgebra: Attestation = {
  student: { userId: 77, fullName: 'Ахметов Алихан Ерланұлы', group: { id: 5, label: '7А' } },
  year: 2026,
  rules: rulesOfYear(2026),
  subjects: [
    {
      calendarPlanUuid: uuid(60),
      subjectId: 12,
      name: algebraName,
      parallel: 7,
      teacher: 'Сәрсенова Айгүл Бекқызы',
      scoreType: 'mark_quarter',
      cells: [
        {
          ...empty,
          period: 'q1',
          status: 'opened',
          formative: [8, 8],
          sor: [{ score: 14, max: 20, date: '2026-10-02', theme: 'БЖБ 1' }],
          soch: [{ score: 18, max: 25, date: '2026-10-21', theme: 'ТЖБ' }],
          foPercent: 80,
          sorPercent: 70,
          sochPercent: 72,
          percent: 74,
          recommended: 4,
        },
        {
          ...empty,
          period: 'q2',
          formative: [8, 8],
          sor: [{ score: 14, max: 20, date: '2026-11-13', theme: 'БЖБ 1' }],
          soch: [{ score: null, max: 25, date: '2026-12-22', theme: 'ТЖБ' }],
          foPercent: 80,
          sorPercent: 70,
          percent: 75,
          recommended: 4,
        },
        { ...empty, period: 'q3' },
        { ...empty, period: 'q4' },
      ],
      year: 4,
      yearIsProvisional: true,
      ends: { year: null, exam: null, final: null, points: null },
    },
    {
      calendarPlanUuid: uuid(61),
      subjectId: 29,
      name: name('Музыка', 'Музыка', 'Music'),
      parallel: 7,
      teacher: 'Оспанов Дәулет',
      scoreType: 'credit_halfyear',
      cells: [
        { ...empty, period: 'h1', formative: [7], foPercent: 70, percent: 70, credit: true },
        { ...empty, period: 'h2' },
      ],
      year: null,
      yearIsProvisional: true,
      ends: { year: null, exam: null, final: null, points: null },
    },
  ],
}
