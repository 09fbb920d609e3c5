import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'cabinets.title': { kz: 'Кабинеттер', ru: 'Кабинеты', en: 'Rooms' },
  'cabinets.lead': {
    kz: 'Сабақ өтетін орындар: оларды сабақ кестесінде таңдайды',
    ru: 'Места, где проходят уроки: их выбирают в расписании',
    en: 'Where lessons are held: chosen in the timetable',
  },
  'cabinets.file-of': {
    kz: 'Кабинеттер тізімі (Excel)',
    ru: 'Список кабинетов (Excel)',
    en: 'List of rooms (Excel)',
  },
  'cabinets.number': { kz: 'Нөмірі', ru: 'Номер', en: 'Number' },
  'cabinets.name': { kz: 'Атауы', ru: 'Название', en: 'Name' },
  'cabinets.actions': { kz: 'Әрекеттер', ru: 'Действия', en: 'Actions' },
  'cabinets.actions-of': {
    kz: '{{number}}-кабинет: әрекеттер',
    ru: 'Кабинет {{number}}: действия',
    en: 'Room {{number}}: actions',
  },
  'cabinets.add': { kz: 'Кабинет қосу', ru: 'Добавить кабинет', en: 'Add a room' },
  'cabinets.edit-title': {
    kz: '{{number}}-кабинетті өзгерту',
    ru: 'Изменить кабинет {{number}}',
    en: 'Edit room {{number}}',
  },
  'cabinets.delete-title': {
    kz: '{{number}}-кабинетті жою',
    ru: 'Удалить кабинет {{number}}',
    en: 'Delete room {{number}}',
  },
  'cabinets.delete-question': {
    kz: '{{label}} тізімнен біржола жойылады.',
    ru: '{{label}} исчезнет из списка навсегда.',
    en: '{{label}} leaves the list for good.',
  },
  'cabinets.delete-many': { kz: 'Таңдалғандарды жою', ru: 'Удалить выбранные', en: 'Delete the chosen ones' },
  'cabinets.delete-many-question': {
    kz: { other: '{{count}} кабинет тізімнен біржола жойылады. Қолданыстағысы қалады.' },
    ru: {
      one: '{{count}} кабинет исчезнет из списка навсегда. Занятый останется.',
      few: '{{count}} кабинета исчезнут из списка навсегда. Занятые останутся.',
      many: '{{count}} кабинетов исчезнут из списка навсегда. Занятые останутся.',
      other: '{{count}} кабинета исчезнут из списка навсегда. Занятые останутся.',
    },
    en: {
      one: '{{count}} room leaves the list for good; one in use stays.',
      other: '{{count}} rooms leave the list for good; those in use stay.',
    },
  },
  'cabinets.number-hint': {
    kz: 'Мысалы: 7, 101, 12а',
    ru: 'Например: 7, 101, 12а',
    en: 'Such as 7, 101, 12a',
  },
  'cabinets.search': { kz: 'Кабинет іздеу', ru: 'Найти кабинет', en: 'Find a room' },
  'cabinets.none': { kz: 'Әзірге кабинет жоқ', ru: 'Кабинетов пока нет', en: 'No rooms yet' },
  'cabinets.none-hint': {
    kz: 'Қосылған кабинет сабақ кестесінде пайда болады',
    ru: 'Добавленный кабинет появится в расписании',
    en: 'A room that is added can be chosen in the timetable',
  },
  'cabinets.stored': { kz: 'Кабинет сақталды', ru: 'Кабинет сохранён', en: 'The room is saved' },
  'cabinets.deleted': { kz: 'Кабинет жойылды', ru: 'Кабинет удалён', en: 'The room is deleted' },
  'cabinets.deleted-many': {
    kz: { other: '{{count}} кабинет жойылды' },
    ru: {
      one: 'Удалён {{count}} кабинет',
      few: 'Удалено {{count}} кабинета',
      many: 'Удалено {{count}} кабинетов',
      other: 'Удалено {{count}} кабинета',
    },
    en: { one: '{{count}} room is deleted', other: '{{count}} rooms are deleted' },
  },
  'field.cabinet_format': {
    kz: 'Кабинет нөмірі: 1–5 цифр, соңында әріп болуы мүмкін, барлығы 5 таңбадан аспайды',
    ru: 'Номер кабинета: от 1 до 5 цифр, в конце можно букву, всего не больше 5 знаков',
    en: 'A room number is 1 to 5 digits, letters may follow, 5 characters in all',
  },
  'problem.cabinet.in-use': {
    kz: '{{number}}-кабинет қолданыста: сабақтар — {{lessons}}, апталық кестеде — {{slots}}',
    ru: 'Кабинет {{number}} занят: уроков — {{lessons}}, в недельном расписании — {{slots}}',
    en: 'Room {{number}} is in use: lessons — {{lessons}}, in the weekly timetable — {{slots}}',
  },
} satisfies Messages
