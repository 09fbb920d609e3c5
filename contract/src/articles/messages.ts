import type { Messages } from '../kernel/messages.ts'
import { deskWords } from './words/desk.ts'
import { readingWords } from './words/reading.ts'

export const messages = { ...readingWords, ...deskWords } satisfies Messages
