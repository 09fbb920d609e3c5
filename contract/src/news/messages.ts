import type { Messages } from '../kernel/messages.ts'
import { problemMessages } from './words/problems.ts'

export const messages = {
  ...problemMessages,
  'news.close-banner': { kz: 'Жабу: {{title}}', ru: 'Закрыть: {{title}}', en: 'Close: {{title}}' },
  'news.announcement': { kz: 'Хабарландыру', ru: 'Объявление', en: 'Announcement' },
} satisfies Messages
