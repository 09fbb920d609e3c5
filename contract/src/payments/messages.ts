import type { Messages } from '../kernel/messages.ts'

export const messages = {} satisfies Messages
