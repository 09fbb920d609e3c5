import type { Chapter } from '../answer.ts'

export const pupil = {
  'pupil-interface': {
    title: 'What is where in Qalam?',
    also: 'menu pages diary',
    steps: [
      '«Timetable» shows your lessons, «Diary» your marks and homework.',
      'On a phone the main pages are at the foot of the screen, the rest in the menu.',
      'The bell tells of new marks and homework.',
      'Parents change between children by the names above the diary.',
    ],
    pictures: ["A student's week", 'The diary on a phone'],
  },
  'pupil-lesson': {
    title: 'How do I complete a lesson?',
    also: 'complete lesson',
    steps: [],
    pictures: ["A student's week"],
  },
  'pupil-chat': {
    title: 'How do I write to a teacher?',
    also: 'chat message',
    steps: [],
    pictures: ["A student's chat"],
  },
  'pupil-homework': {
    title: 'How do I hand in homework?',
    also: 'send photo due',
    steps: [],
    pictures: ["A student's homework"],
  },
  'pupil-marks': {
    title: 'Where do my marks come from?',
    also: 'summative quarter',
    steps: [
      '«Diary» shows the points of lessons, «Marks» those of the quarters.',
      'Press a mark: it says how it came from the percentages of the three kinds of work.',
      'It also says how many points the works to come need for the mark that you want.',
      'A test is begun in its lesson.',
    ],
    pictures: ["A student's diary", 'Marks of the quarters'],
  },
  'pupil-login': {
    title: 'Where do I get a login and a password?',
    also: 'sign in forgot',
    steps: [],
    pictures: ['The sign-in page'],
  },
} satisfies Chapter
