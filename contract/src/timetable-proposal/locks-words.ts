import type { Messages } from '../kernel/messages.ts'

/** Single lessons that stay where they are. */
export const locksWords = {
  'timetable-proposal.locks': {
    kz: 'Орнында қалатын сабақтар',
    ru: 'Уроки, которые остаются на месте',
    en: 'Lessons that stay where they are',
  },
  'timetable-proposal.locks-none': {
    kz: 'Барлық сабақтың орнын ауыстыруға болады',
    ru: 'Любой урок можно переставить',
    en: 'Every lesson may be moved',
  },
  'timetable-proposal.locks-choose': { kz: 'Сабақтарды таңдау', ru: 'Выбрать уроки', en: 'Choose lessons' },
  'timetable-proposal.locks-group': { kz: 'Сынып', ru: 'Класс', en: 'Class' },
  'timetable-proposal.locks-lesson': { kz: 'Сабақ', ru: 'Урок', en: 'Lesson' },
  'timetable-proposal.locks-place': { kz: 'Орны', ru: 'Место', en: 'Place' },
  'timetable-proposal.locks-at': {
    kz: '{{day}}, {{number}}-сабақ',
    ru: '{{day}}, {{number}}-й урок',
    en: '{{day}}, lesson {{number}}',
  },
  'timetable-proposal.locks-week': {
    kz: 'Үлгі аптадағы сабақтар',
    ru: 'Уроки эталонной недели',
    en: 'Lessons of the reference week',
  },
  'timetable-proposal.locks-search': { kz: 'Сабақты іздеу', ru: 'Найти урок', en: 'Find a lesson' },
  'timetable-proposal.locks-no-week': {
    kz: 'Бұл сыныптың үлгі аптасы бос',
    ru: 'Эталонная неделя этого класса пуста',
    en: 'The reference week of this class is empty',
  },
  'timetable-proposal.locks-saved': {
    kz: 'Орнында қалатын сабақтар сақталды',
    ru: 'Закреплённые уроки сохранены',
    en: 'The lessons that stay are saved',
  },
} satisfies Messages
