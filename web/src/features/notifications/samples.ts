import type { Notice } from '@qalam/contract/notifications/api.ts'

export const newMark: Notice = {
  id: 12,
  category: 'marks',
  kind: 'marks',
  text: 'Алгебра, 18.11.2026: журналға жазба түсті (Сынақов Айдар)',
  times: 3,
  at: '2026-11-18T04:10:00.000Z',
  read: false,
  href: '/diary?userId=5',
}

export const oldHomework: Notice = {
  id: 7,
  category: 'homework',
  kind: 'homework',
  text: 'Физика, 17.11.2026: үй тапсырмасы (7А)',
  times: 1,
  at: '2026-11-17T09:00:00.000Z',
  read: true,
  href: '/diary?userId=5',
}
