import { chat } from '@qalam/contract/chat/api.ts'
import { type Cases, reading } from '../figures.ts'

// Sending is not among them: a person sends 60 times a minute at most.
export const cases: Cases = {
  order: 80,
  make: async ({ teachers, talkUuid }, recorded) => [
    await reading(
      recorded,
      chat.messages,
      { name: 'a page of a talk', about: '50 of 10,000 messages', ratio: 0.6 },
      teachers.map((who) => ({ who, path: chat.messages.path.replace(':uuid', talkUuid) })),
    ),
    await reading(
      recorded,
      chat.numbers,
      { name: 'unread messages', about: 'how many, and the last number of each talk', ratio: 0.6 },
      teachers.map((who) => ({ who, path: chat.numbers.path })),
    ),
  ],
}
