import type { Chapter } from '../answer.ts'

export const timetable = {
  'timetable-edit': {
    title: 'How do I put a lesson into the timetable?',
    also: 'move clash',
    steps: [],
    pictures: ['The school timetable'],
  },
  'timetable-proposal': {
    title: 'Can the system lay the timetable itself?',
    also: 'automatic',
    steps: [],
    pictures: ['Laying a timetable'],
  },
  bells: { title: 'Where are the bells and the rooms?', also: 'shift break room', steps: [], pictures: ['Bells'] },
  'days-off': {
    title: 'How do I change days off and quarters?',
    also: 'holidays quarantine',
    steps: [],
    pictures: ['School settings'],
  },
} satisfies Chapter
