import type { Chapter } from '../answer.ts'

export const homework = {
  'homework-give': {
    title: 'How do I set homework?',
    also: 'task file due',
    steps: [
      'Open the lesson in the week, go to «Homework» and press «Set homework».',
      'Write the task into «What to do»; the day of the next lesson already stands there.',
      'Add files if needed, or a «Lecture or exercises». Exercises are checked by the system.',
      'Students and parents see it in the diary at once.',
    ],
    pictures: ['The homework of a lesson', 'Homework that was set'],
  },
  'homework-check': {
    title: 'How do I check the answers?',
    also: 'score return',
    steps: [],
    pictures: ['Homework that was set'],
  },
  'homework-again': { title: 'Can I change homework or take it away?', also: 'change remove', steps: [], pictures: [] },
} satisfies Chapter
