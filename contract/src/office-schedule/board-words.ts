import type { Messages } from '../kernel/messages.ts'

/** The timetable of the whole school, and choosing whose week is shown. */
export const boardWords = {
  'office-schedule.title': { kz: 'Мектеп кестесі', ru: 'Расписание школы', en: 'School timetable' },
  'office-schedule.menu': { kz: 'Мектеп кестесі', ru: 'Расписание школы', en: 'School timetable' },
  'office-schedule.group-title': { kz: 'Сынып кестесі', ru: 'Расписание класса', en: 'Timetable of a class' },
  'office-schedule.teacher-title': { kz: 'Мұғалім кестесі', ru: 'Расписание учителя', en: 'Timetable of a teacher' },
  'office-schedule.cabinet-title': { kz: 'Кабинет кестесі', ru: 'Расписание кабинета', en: 'Timetable of a room' },
  'office-schedule.kind-school': { kz: 'Бүкіл мектеп', ru: 'Вся школа', en: 'Whole school' },
  'office-schedule.span': { kz: 'Қанша күн', ru: 'За сколько дней', en: 'How many days' },
  'office-schedule.span-day': { kz: 'Күн', ru: 'День', en: 'Day' },
  'office-schedule.span-week': { kz: 'Апта', ru: 'Неделя', en: 'Week' },
  'office-schedule.find-class': { kz: 'Сыныпты табу', ru: 'Найти класс', en: 'Find a class' },
  'office-schedule.class': { kz: 'Сынып', ru: 'Класс', en: 'Class' },
  'office-schedule.board': { kz: 'Барлық сыныптың кестесі', ru: 'Расписание всех классов', en: 'All classes' },
  'office-schedule.board-lead': {
    kz: 'Жолдар — сыныптар, бағандар — сабақ нөмірлері. Өзгерту үшін сыныптың аптасын ашыңыз.',
    ru: 'Строки — классы, столбцы — номера уроков. Чтобы изменить урок, откройте неделю класса.',
    en: 'Rows are classes, columns are lesson numbers. Open the week of a class to change a lesson.',
  },
  'office-schedule.no-classes': {
    kz: 'Биыл әзірге сынып жоқ',
    ru: 'В этом году пока нет классов',
    en: 'There are no classes this year yet',
  },
  'office-schedule.no-classes-hint': {
    kz: 'Алдымен «Сыныптар» бөлімінде сынып қосыңыз.',
    ru: 'Сначала добавьте классы в разделе «Классы».',
    en: 'Add classes under “Classes” first.',
  },
  'office-schedule.no-class-found': {
    kz: 'Мұндай сынып табылмады',
    ru: 'Такого класса не нашлось',
    en: 'No such class',
  },
  'office-schedule.one-lesson': {
    kz: '{{subject}}, {{time}}, {{teacher}}',
    ru: '{{subject}}, {{time}}, {{teacher}}',
    en: '{{subject}}, {{time}}, {{teacher}}',
  },
  'office-schedule.part': { kz: '{{number}}-т.', ru: 'гр. {{number}}', en: 'gr. {{number}}' },
  'office-schedule.week-of': {
    kz: '{{label}}: аптаны ашу',
    ru: '{{label}}: открыть неделю',
    en: '{{label}}: open the week',
  },
} satisfies Messages
