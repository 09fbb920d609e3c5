import type { Messages } from '../kernel/messages.ts'

/** The reference week. */
export const refWords = {
  'office-schedule.ref': { kz: 'Үлгі апта', ru: 'Эталонная неделя', en: 'Reference week' },
  'office-schedule.ref-title': {
    kz: 'Сыныптың үлгі аптасы',
    ru: 'Эталонная неделя класса',
    en: 'Reference week of a class',
  },
  'office-schedule.ref-lead': {
    kz: '{{group}}: күні жоқ тұрақты апта. Одан тоқсан апталары толтырылады.',
    ru: '{{group}}: постоянная неделя без дат. По ней заполняются недели четверти.',
    en: '{{group}}: a standing week without dates. The weeks of a quarter are filled from it.',
  },
  'office-schedule.ref-grid': {
    kz: '{{group}}: үлгі апта',
    ru: '{{group}}: эталонная неделя',
    en: '{{group}}: the reference week',
  },
  'office-schedule.ref-dated': { kz: 'Күндері бар апта', ru: 'Неделя с датами', en: 'The dated week' },
  'office-schedule.ref-number': { kz: 'Сабақ', ru: 'Урок', en: 'Lesson' },
  'office-schedule.ref-day': { kz: 'Күні', ru: 'День недели', en: 'Weekday' },
  'office-schedule.ref-add': {
    kz: '{{day}}, {{number}}-сабақ: қосу',
    ru: '{{day}}, урок {{number}}: добавить',
    en: '{{day}}, lesson {{number}}: add',
  },
  'office-schedule.ref-edit': {
    kz: '{{subject}}: өзгерту',
    ru: '{{subject}}: изменить',
    en: '{{subject}}: edit',
  },
  'office-schedule.ref-new': {
    kz: 'Үлгі аптаға сабақ',
    ru: 'Урок эталонной недели',
    en: 'Lesson of the reference week',
  },
  'office-schedule.ref-plan': { kz: 'Пән', ru: 'Предмет', en: 'Subject' },
  'office-schedule.ref-plan-line': {
    kz: '{{subject}} · {{teacher}}',
    ru: '{{subject}} · {{teacher}}',
    en: '{{subject}} · {{teacher}}',
  },
  'office-schedule.ref-hours': {
    kz: 'Жүктеме бойынша аптасына: {{hours}}, қойылғаны: {{placed}}',
    ru: 'По нагрузке в неделю: {{hours}}, поставлено: {{placed}}',
    en: 'Hours a week by the load: {{hours}}, placed: {{placed}}',
  },
  'office-schedule.ref-none': {
    kz: 'Бұл сыныптың қоңырау кестесі жоқ',
    ru: 'У класса нет расписания звонков',
    en: 'The class has no bell schedule',
  },
  'office-schedule.ref-none-hint': {
    kz: 'Сыныптың баптауында қоңырау кестесін таңдаңыз.',
    ru: 'Выберите расписание звонков в настройках класса.',
    en: 'Choose a bell schedule in the settings of the class.',
  },
  'office-schedule.fill-title': {
    kz: 'Үлгі аптадан толтыру',
    ru: 'Заполнить по эталонной неделе',
    en: 'Fill from the reference week',
  },
  'office-schedule.fill': { kz: 'Толтыру', ru: 'Заполнить', en: 'Fill' },
  'office-schedule.preview-fill': {
    kz: { one: '{{count}} сабақ қойылады, күн саны: {{days}}', other: '{{count}} сабақ қойылады, күн саны: {{days}}' },
    ru: {
      one: 'Появится {{count}} урок, дней: {{days}}',
      few: 'Появятся {{count}} урока, дней: {{days}}',
      many: 'Появится {{count}} уроков, дней: {{days}}',
      other: 'Появится {{count}} урока, дней: {{days}}',
    },
    en: {
      one: '{{count}} lesson will be created, days: {{days}}',
      other: '{{count}} lessons will be created, days: {{days}}',
    },
  },
  'office-schedule.batch-fill-week': {
    kz: '{{whose}}: {{from}} аптасы үлгі аптадан толтырылды',
    ru: '{{whose}}: неделя {{from}} заполнена по эталонной',
    en: '{{whose}}: the week {{from}} was filled from the reference week',
  },
  'office-schedule.batch-fill-quarter': {
    kz: '{{whose}}: {{from}} аптасынан бастап тоқсан үлгі аптадан толтырылды',
    ru: '{{whose}}: четверть с недели {{from}} заполнена по эталонной',
    en: '{{whose}}: the quarter from {{from}} was filled from the reference week',
  },
  'problem.office-schedule.slot-clash': {
    kz: 'Бұл уақытта {{group}} сыныбында «{{subject}}» сабағы бар: мұғалім, кабинет не сынып бос емес',
    ru: 'В это время у {{group}} урок «{{subject}}»: занят учитель, кабинет или класс',
    en: 'At this time {{group}} has “{{subject}}”: the teacher, the room or the class is busy',
  },
  'field.office-schedule.no-plan': {
    kz: 'Бұл сыныпта мұндай жоспар жоқ',
    ru: 'У этого класса нет такого плана',
    en: 'The class has no such plan',
  },
  'field.office-schedule.no-bell': {
    kz: 'Сыныптың қоңырау кестесінде мұндай сабақ жоқ',
    ru: 'В расписании звонков класса нет такого урока',
    en: 'The bells of the class have no such lesson',
  },
} satisfies Messages
