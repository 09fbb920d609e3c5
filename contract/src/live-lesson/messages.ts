import { wordsOfChecks } from './words/checks.ts'
import { wordsOfMeetings } from './words/meetings.ts'
import { wordsOfProblems } from './words/problems.ts'

export const messages = { ...wordsOfChecks, ...wordsOfMeetings, ...wordsOfProblems }
