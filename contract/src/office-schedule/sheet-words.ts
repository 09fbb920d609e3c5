import type { Messages } from '../kernel/messages.ts'

/** The timetable as a file of Excel. */
export const sheetWords = {
  'office-schedule.download': { kz: 'Excel-ге шығару', ru: 'Выгрузить в Excel', en: 'Download as Excel' },
  'office-schedule.sheet-time': { kz: 'Уақыты', ru: 'Время', en: 'Time' },
  'office-schedule.sheet-name': {
    kz: 'Сабақ кестесі, {{whose}}, {{from}}',
    ru: 'Расписание, {{whose}}, {{from}}',
    en: 'Timetable, {{whose}}, {{from}}',
  },
  'office-schedule.day-1': { kz: 'Дүйсенбі', ru: 'Понедельник', en: 'Monday' },
  'office-schedule.day-2': { kz: 'Сейсенбі', ru: 'Вторник', en: 'Tuesday' },
  'office-schedule.day-3': { kz: 'Сәрсенбі', ru: 'Среда', en: 'Wednesday' },
  'office-schedule.day-4': { kz: 'Бейсенбі', ru: 'Четверг', en: 'Thursday' },
  'office-schedule.day-5': { kz: 'Жұма', ru: 'Пятница', en: 'Friday' },
  'office-schedule.day-6': { kz: 'Сенбі', ru: 'Суббота', en: 'Saturday' },
  'office-schedule.day-7': { kz: 'Жексенбі', ru: 'Воскресенье', en: 'Sunday' },
} satisfies Messages
