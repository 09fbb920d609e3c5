import type { Messages } from '../kernel/messages.ts'
import { boardWords } from './board-words.ts'

export const messages = {
  ...boardWords,
} satisfies Messages
