import type { Messages } from '../kernel/messages.ts'
import { accessWords } from './access-words.ts'
import { findingsOfLessons } from './findings-of-lessons.ts'
import { findingsOfPeople } from './findings-of-people.ts'
import { findingsOfSheets } from './findings-of-sheets.ts'

/** Every line that the import's report may hold, and the words of the access sheets. */
export const messages = {
  ...accessWords,
  ...findingsOfSheets,
  ...findingsOfPeople,
  ...findingsOfLessons,
} satisfies Messages
