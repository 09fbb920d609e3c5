import { orderWords } from './order-words.ts'
import { refWords } from './ref-words.ts'
import type { Messages } from '../kernel/messages.ts'
import { batchWords } from './batch-words.ts'
import { boardWords } from './board-words.ts'
import { daysWords } from './days-words.ts'
import { sheetWords } from './sheet-words.ts'

export const messages = {
  ...boardWords,
  ...batchWords,
  ...orderWords,
  ...refWords,
  ...sheetWords,
  ...daysWords,
} satisfies Messages
