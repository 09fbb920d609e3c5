import { wordsOfChecks } from './words/checks.ts'
import { wordsOfProblems } from './words/problems.ts'

export const messages = { ...wordsOfChecks, ...wordsOfProblems }
