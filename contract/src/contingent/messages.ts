import type { Messages } from '../kernel/messages.ts'
import { listWords } from './words-of-list.ts'

export const messages = { ...listWords } satisfies Messages
