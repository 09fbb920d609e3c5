import type { ClassProgress, ExerciseState, Progress, ReadContent } from '@qalam/contract/lesson-content/shapes.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const given = id(1)
export const exercise = id(20)

export const nothingYet: Progress = {
  ...{ pages: 2, seen: 0, exercises: 1, closed: 0, points: 0, maxPoints: 5, share: 0, done: false },
}

export const notTried: ExerciseState = {
  ...{ exercise, answer: null, tries: 0, most: 2, verdict: null, points: null, hint: null, closed: false },
  ...{ right: null, explanation: '', comment: '' },
}

const lesson = {
  uuid: id(2),
  date: '2026-11-18',
  subject: { kz: 'Биология', ru: 'Биология', en: 'Biology' },
  group: '7А',
  theme: 'Жасуша',
}

/** Two pages: words to read, and one choice of three. */
export const content: ReadContent = {
  ...{ given, kind: 'lecture', title: 'Жасуша құрылысы', lesson, files: [], at: null, held: false },
  pages: [
    { uuid: id(10), title: 'Оқу', seen: false, modules: [{ kind: 'heading', text: 'Жасуша деген не?' }] },
    {
      ...{ uuid: id(11), title: 'Жаттығу', seen: false },
      modules: [
        {
          ...{ kind: 'exercise', uuid: id(12) },
          exercise: {
            ...{ uuid: exercise, type: 'single', prompt: 'Тірі ағзаның ең кіші бөлігі?', points: 5 },
            options: [
              { id: 'a', text: 'Жасуша' },
              { id: 'b', text: 'Ұлпа' },
              { id: 'c', text: 'Мүше' },
            ],
          },
        },
      ],
    },
  ],
  exercises: [notTried],
  progress: nothingYet,
  can: { answer: true, seeClass: false },
}

export const ofClass: ClassProgress = {
  ...{ given, kind: 'lecture', title: 'Жасуша құрылысы', lesson },
  rows: [
    {
      ...{
        studentId: 7,
        name: 'Сынақов Айдар',
        answerId: id(30),
        seenAt: '2026-11-18T04:00:00Z',
        resets: 1,
        toGrade: 2,
      },
      progress: { ...nothingYet, seen: 2, share: 66, points: 2 },
    },
    { studentId: 8, name: 'Сынақова Айгүл', answerId: null, progress: null, seenAt: null, resets: 0, toGrade: 0 },
  ],
  can: { reset: true },
}
