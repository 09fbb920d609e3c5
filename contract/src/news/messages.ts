import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'news.close-banner': { kz: 'Жабу: {{title}}', ru: 'Закрыть: {{title}}', en: 'Close: {{title}}' },
  'news.announcement': { kz: 'Хабарландыру', ru: 'Объявление', en: 'Announcement' },
} satisfies Messages
