import type { Chapter } from '../answer.ts'

export const students = {
  'student-add': {
    title: 'How do I add a student or a class?',
    also: 'enrol class',
    steps: [],
    pictures: ['The list of students'],
  },
  'student-card': {
    title: "Where do I change a student's password, parents and class?",
    also: 'parents transfer',
    steps: [],
    pictures: ["A student's card"],
  },
  attendance: {
    title: 'How do I see who was away?',
    also: 'absent missed',
    steps: [],
    pictures: ['The day of a class'],
  },
  'social-passport': {
    title: 'How do I fill in the social passport?',
    also: 'category',
    steps: [],
    pictures: ['The social passport'],
  },
  'school-import': {
    title: 'How do I load a school from an Excel book?',
    also: 'import book',
    steps: [],
    pictures: ['Loading a school'],
  },
} satisfies Chapter
