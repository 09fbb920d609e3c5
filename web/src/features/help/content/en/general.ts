import type { Chapter } from '../answer.ts'

export const general = {
  'sign-in': {
    title: 'How do I sign in, and what if the password is forgotten?',
    also: 'password login locked',
    steps: [
      'Type the «Login» and «Password» from your school and press «Sign in».',
      'At the first sign-in you set a password of your own. Later change it in the menu under your name.',
      'If it is forgotten, tell the administrator of your school, who presses «Hand out a new password».',
      'After ten mistakes the entry is closed. The school opens it again.',
    ],
    pictures: ['The sign-in page'],
  },
  profile: {
    title: 'How do I change my data, the language and the colours?',
    also: 'phone mail language dark',
    steps: [],
    pictures: ['The profile page'],
  },
  security: {
    title: 'How do I protect my account?',
    also: 'two steps code passkey session',
    steps: [],
    pictures: ['The security page'],
  },
  offline: { title: 'What can I do without the internet?', also: 'offline network line', steps: [], pictures: [] },
  support: { title: 'Whom do I ask?', also: 'support request mistake chat', steps: [], pictures: ['The support page'] },
  notices: {
    title: 'How do I set up notifications?',
    also: 'bell push',
    steps: [],
    pictures: ['Notification settings'],
  },
} satisfies Chapter
