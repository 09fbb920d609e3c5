import type { Messages } from '../../kernel/messages.ts'

export const wordsOfSafety = {
  'chat.safety': { kz: 'Қауіпсіздік', ru: 'Безопасность', en: 'Safety' },
} satisfies Messages
