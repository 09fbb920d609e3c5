import type { Messages } from '../kernel/messages.ts'
import { findingsOfLessons } from './findings-of-lessons.ts'
import { findingsOfPeople } from './findings-of-people.ts'
import { findingsOfSheets } from './findings-of-sheets.ts'
import { findingsOfStanding } from './findings-of-standing.ts'
import { wordsOfAccess } from './words-of-access.ts'
import { wordsOfCommands } from './words-of-commands.ts'

/** Every line that the import's report may hold, and the words of its screen. */
export const messages = {
  ...findingsOfSheets,
  ...findingsOfPeople,
  ...findingsOfLessons,
  ...findingsOfStanding,
  ...wordsOfAccess,
  ...wordsOfCommands,
} satisfies Messages
