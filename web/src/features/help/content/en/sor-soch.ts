import type { Chapter } from '../answer.ts'

export const sorSoch = {
  'sor-marks': {
    title: 'Where do I put points of summative works?',
    also: 'maximum',
    steps: [],
    pictures: ['The list of journals'],
  },
  'exam-build': {
    title: 'How do I give a class a work?',
    also: 'give work',
    steps: [],
    pictures: ['The list of works'],
  },
  'exam-hold': { title: 'What do I do during a work and after it?', also: 'watch add time', steps: [], pictures: [] },
  'question-bank': {
    title: 'How do I use the question bank?',
    also: 'gift qti xlsx set random',
    steps: [],
    pictures: [],
  },
} satisfies Chapter
