import type { TimeScheme } from '@qalam/contract/time-schemes/api.ts'

const can = { edit: true }
export const bells: TimeScheme[] = [
  {
    uuid: '018f0000-0000-7000-8000-0000000000b1',
    schoolId: 1,
    name: 'I',
    shift: 1,
    lessons: [
      { number: 1, start: '08:00', end: '08:45' },
      { number: 2, start: '08:50', end: '09:35' },
      { number: 3, start: '09:50', end: '10:35' },
    ],
    groups: ['1А', '7Ә'],
    can,
  },
  {
    uuid: '018f0000-0000-7000-8000-0000000000b2',
    schoolId: 1,
    name: 'II',
    shift: 2,
    lessons: [{ number: 1, start: '14:00', end: '14:45' }],
    groups: [],
    can,
  },
]
