import type { Chapter } from '../answer.ts'

export const journal = {
  marks: {
    title: 'How do I put a mark into the journal?',
    also: 'mark cell attendance',
    steps: [
      'On «Journal» choose a class and a subject; the journal of the quarter opens.',
      'Stand in a cell, type the points and press Enter: you go on to the next student.',
      'Open a cell to write a «Comment» and to see its history.',
      '«Fill the column» writes the same for everybody in a lesson; Ctrl+Z undoes it.',
    ],
    pictures: ['The list of journals', 'The journal of a quarter'],
  },
  unfilled: {
    title: 'How do I see where the journal is not filled?',
    also: 'empty gaps',
    steps: [],
    pictures: ['Journals that are not filled'],
  },
  'period-marks': {
    title: 'How do I give quarter marks?',
    also: 'half-year year',
    steps: [],
    pictures: ['The list of journals'],
  },
  closing: {
    title: 'How is a period closed, and can a mark be corrected later?',
    also: 'close correct',
    steps: [],
    pictures: ['Closing periods'],
  },
} satisfies Chapter
