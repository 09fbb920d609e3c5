import type { Chapter } from '../answer.ts'

export const teachers = {
  'employee-add': {
    title: 'How do I add an employee?',
    also: 'add teacher',
    steps: [],
    pictures: ['The list of staff'],
  },
  'employee-card': {
    title: "How do I mend an employee's entry or password?",
    also: 'locked open password',
    steps: [],
    pictures: ["An employee's card"],
  },
  substitution: {
    title: 'A teacher is away: who gives the lessons?',
    also: 'substitution ill',
    steps: [],
    pictures: ['The list of substitutions'],
  },
  'teachers-access': {
    title: 'How do I give teachers the seats that the school has bought?',
    also: 'subscription seat',
    steps: [],
    pictures: ['Seats of teachers'],
  },
} satisfies Chapter
