import type { Messages } from '../../kernel/messages.ts'

export const wordsOfTalks = {
  'chat.title': { kz: 'Хабарламалар', ru: 'Сообщения', en: 'Messages' },
} satisfies Messages
