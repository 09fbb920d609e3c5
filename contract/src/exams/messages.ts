import type { Messages } from '../kernel/messages.ts'
import { wordsOfProblems } from './words-of-problems.ts'

export const messages = {
  ...wordsOfProblems,
} satisfies Messages
