import type { Messages } from '../kernel/messages.ts'
import { editWords } from './words-of-edit.ts'
import { leavingWords } from './words-of-leaving.ts'
import { listWords } from './words-of-list.ts'
import { personWords } from './words-of-person.ts'

export const messages = {
  ...personWords,
  ...editWords,
  ...leavingWords,
  ...listWords,
  'personnel.title': { kz: 'Қызметкерлер', ru: 'Персонал', en: 'Personnel' },
} satisfies Messages
