import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'dictionaries.language.kz': { kz: 'Қазақ тілі', ru: 'Казахский', en: 'Kazakh' },
  'dictionaries.language.ru': { kz: 'Орыс тілі', ru: 'Русский', en: 'Russian' },
  'dictionaries.faculty.emn': {
    kz: 'Жаратылыстану-математикалық бағыт',
    ru: 'Естественно-математическое направление',
    en: 'Natural sciences and mathematics',
  },
  'dictionaries.faculty.ogn': {
    kz: 'Қоғамдық-гуманитарлық бағыт',
    ru: 'Общественно-гуманитарное направление',
    en: 'Social sciences and humanities',
  },
} satisfies Messages
