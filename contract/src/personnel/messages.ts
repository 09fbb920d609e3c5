import type { Messages } from '../kernel/messages.ts'
import { personWords } from './words-of-person.ts'

export const messages = {
  ...personWords,
  'personnel.title': { kz: 'Қызметкерлер', ru: 'Персонал', en: 'Personnel' },
} satisfies Messages
