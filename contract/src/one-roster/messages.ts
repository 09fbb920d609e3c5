import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'one-roster.download': { kz: 'OneRoster файлы', ru: 'Файл OneRoster', en: 'OneRoster file' },
  'one-roster.hint': {
    kz: 'Мектептің сыныптары мен адамдары басқа платформаларға арналған OneRoster 1.2 түрінде',
    ru: 'Классы и люди школы в виде OneRoster 1.2 для других платформ',
    en: 'Classes and people of the school as OneRoster 1.2, for other platforms',
  },
} satisfies Messages
