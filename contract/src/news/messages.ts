import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'news.announcement': { kz: 'Хабарландыру', ru: 'Объявление', en: 'Announcement' },
} satisfies Messages
