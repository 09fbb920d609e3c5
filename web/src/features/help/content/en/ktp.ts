import type { Chapter } from '../answer.ts'

export const ktp = {
  'plan-make': {
    title: 'How do I make a calendar plan?',
    also: 'plan themes excel',
    steps: [],
    pictures: ['Plans of the classes'],
  },
  'plan-lessons': {
    title: 'What happens to the themes when the timetable changes?',
    also: 'flow dates',
    steps: [],
    pictures: ['Plans of a class'],
  },
  lecture: {
    title: 'How do I make a lecture, a test or a summative work?',
    also: 'builder exercise',
    steps: [],
    pictures: ['The list of materials'],
  },
} satisfies Chapter
