import { wordsOfChecks } from './words/checks.ts'
import { wordsOfMeetings } from './words/meetings.ts'
import { wordsOfRecording } from './words/recording.ts'
import { wordsOfProblems } from './words/problems.ts'

export const messages = { ...wordsOfChecks, ...wordsOfMeetings, ...wordsOfRecording, ...wordsOfProblems }
