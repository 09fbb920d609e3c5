import type { Chapter } from '../answer.ts'

export const schedule = {
  week: {
    title: 'How do I see my week?',
    also: 'timetable lessons today',
    steps: [
      'Open «Timetable» in the menu: your week appears.',
      'The strip of days leads to other weeks; «Today» brings you back.',
      'In «Whose timetable» choose a class, a teacher or a room.',
      'Press a lesson: its theme, homework and journal open.',
    ],
    pictures: ["A teacher's week", 'The page of a lesson'],
  },
  lesson: { title: 'How do I hold a lesson?', also: 'theme material', steps: [], pictures: ['The page of a lesson'] },
  calendar: {
    title: 'How do I add my lessons to the calendar of my phone?',
    also: 'calendar google apple',
    steps: [],
    pictures: [],
  },
} satisfies Chapter
