import type { Messages } from '../kernel/messages.ts'
import { listWords } from './words-of-list.ts'
import { transferWords } from './words-of-transfers.ts'

export const messages = { ...listWords, ...transferWords } satisfies Messages
