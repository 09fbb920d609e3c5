import type { Messages } from '../kernel/messages.ts'

/** When teachers are not there and rooms are closed. */
export const closedWords = {
  'timetable-proposal.closed': {
    kz: 'Мұғалім келмейтін, кабинет жабық уақыт',
    ru: 'Когда учителя нет, а кабинет закрыт',
    en: 'When teachers are away and rooms are closed',
  },
  'timetable-proposal.closed-none': {
    kz: 'Барлық мұғалім мен кабинет күні бойы бос',
    ru: 'Все учителя и кабинеты свободны весь день',
    en: 'All teachers and rooms are free all day',
  },
  'timetable-proposal.closed-add': { kz: 'Уақыт қосу', ru: 'Добавить время', en: 'Add a time' },
  'timetable-proposal.closed-who': { kz: 'Мұғалім немесе кабинет', ru: 'Учитель или кабинет', en: 'Teacher or room' },
  'timetable-proposal.closed-day': { kz: 'Апта күні', ru: 'День недели', en: 'Weekday' },
  'timetable-proposal.closed-from': { kz: 'Басталуы', ru: 'С', en: 'From' },
  'timetable-proposal.closed-until': { kz: 'Аяқталуы', ru: 'До', en: 'Until' },
  'timetable-proposal.closed-time': { kz: 'Уақыты', ru: 'Время', en: 'Time' },
  'timetable-proposal.closed-drop': {
    kz: '{{who}}, {{day}}: алып тастау',
    ru: '{{who}}, {{day}}: убрать',
    en: '{{who}}, {{day}}: remove',
  },
  'timetable-proposal.closed-actions': { kz: 'Әрекеттер', ru: 'Действия', en: 'Actions' },
  'field.timetable-proposal.closed-order': {
    kz: 'Аяқталуы басталуынан кейін болуы керек',
    ru: 'Конец должен быть позже начала',
    en: 'The end has to be after the start',
  },
  'problem.timetable-proposal.too-many-closed': {
    kz: 'Мұндай уақыт саны {{max}}-ден аспауы керек',
    ru: 'Таких времён может быть не больше {{max}}',
    en: 'There may be {{max}} such times at most',
  },
} satisfies Messages
