import type { BankQuestion, QuestionRow } from '@qalam/contract/question-bank/api.ts'

const id = (n: number) => `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`
const subject = { id: 21, name: { kz: 'Биология', ru: 'Биология', en: 'Biology' } }
export const subjects = [subject]

const head = {
  subjectId: 21,
  parallel: 7,
  language: 'kz',
  objectives: ['7.1.4.1'],
  difficulty: 'easy',
} as const

export const row: QuestionRow = {
  ...head,
  objectives: [...head.objectives],
  id: id(1),
  version: 3,
  type: 'single',
  prompt: 'Қанның түсі неге қызыл?',
  points: 2,
  subject,
  shared: false,
  archived: false,
  used: 1,
  updatedAt: '2026-11-17T09:00:00Z',
  owner: { id: 7, name: 'Күзембаева Аяулым' },
  can: { edit: true },
}

export const question: BankQuestion = {
  ...head,
  objectives: [...head.objectives],
  uuid: row.id,
  version: 3,
  shared: false,
  archived: false,
  exercise: {
    uuid: id(2),
    type: 'single',
    prompt: row.prompt,
    points: 2,
    options: [
      { uuid: id(3), text: 'гемоглобин' },
      { uuid: id(4), text: 'су' },
    ],
    key: { explanation: 'Гемоглобинде темір бар', right: id(3) },
  },
  can: { edit: true },
}
