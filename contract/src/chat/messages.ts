import type { Messages } from '../kernel/messages.ts'
import { wordsOfProblems } from './words/problems.ts'
import { wordsOfSafety } from './words/safety.ts'
import { wordsOfTalks } from './words/talks.ts'

export const messages = { ...wordsOfTalks, ...wordsOfSafety, ...wordsOfProblems } satisfies Messages
