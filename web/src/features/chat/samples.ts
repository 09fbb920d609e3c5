import type { Message, OpenTalk, Talk } from '@qalam/contract/chat/shapes.ts'

const uuid = '0b6c1f6e-9d2a-4a53-8f0e-3c1d5a7b9e10'

/** A message of the parent to the teacher. */
export const message = (changes: Partial<Message> = {}): Message => ({
  seq: 1,
  id: '3f0c8a52-7a55-4c0e-9d5e-0a4be5f0c301',
  author: { userId: 12, name: 'Мамытбеков Мирас' },
  mine: false,
  text: 'Сәлеметсіз бе! Ұлан үй тапсырмасын түсінбей отыр.',
  at: '2026-11-18T04:00:00.000Z',
  template: null,
  urgent: null,
  editedAt: null,
  takenBack: false,
  replyTo: null,
  files: [],
  reactions: [],
  can: { change: false, takeBack: false, report: true },
  ...changes,
})

export const openTalk = (changes: Partial<OpenTalk> = {}): OpenTalk => ({
  uuid,
  kind: 'direct',
  title: 'Мамытбеков Мирас',
  other: { userId: 12, role: 'parent', about: '7А · Мамытбеков Ұлан' },
  lastSeq: 1,
  readSeq: 0,
  quiet: false,
  theirReadSeq: 0,
  answerTo: null,
  members: 2,
  tellsAt: null,
  openings: [],
  can: { write: true, urgent: false, later: true, moderate: false, absence: false },
  ...changes,
})

export const talk = (changes: Partial<Talk> = {}): Talk => ({
  uuid,
  kind: 'direct',
  title: 'Мамытбеков Мирас',
  other: { userId: 12, role: 'parent', about: '' },
  lastSeq: 1,
  lastAt: '2026-11-18T04:00:00.000Z',
  lastText: 'Сәлеметсіз бе!',
  lastAuthor: 'Мамытбеков Мирас',
  lastIsMine: false,
  lastHasFiles: false,
  readSeq: 0,
  unread: 1,
  quiet: false,
  closed: false,
  ...changes,
})
