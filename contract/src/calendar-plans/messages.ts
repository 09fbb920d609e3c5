import type { Messages } from '../kernel/messages.ts'
import { dialogWords } from './words/dialog-words.ts'
import { fileWords } from './words/file-words.ts'
import { flowWords } from './words/flow-words.ts'
import { paperWords } from './words/paper-words.ts'
import { sheetWords } from './words/sheet-words.ts'

export const messages = {
  'calendar-plans.title': { kz: 'Күнтізбелік жоспарлар', ru: 'Календарные планы', en: 'Calendar plans' },
  'calendar-plans.menu': { kz: 'КТЖ', ru: 'КТП', en: 'Calendar plans' },
  'calendar-plans.lead': {
    kz: 'Сыныптардың тақырыптық жоспарлары: не жоспарланды, не күні бар, не өткізілді',
    ru: 'Планы классов по темам: что запланировано, что стоит в расписании, что проведено',
    en: 'The themes of each class: what is planned, what has a date, what was taught',
  },
  'calendar-plans.plans-title': { kz: '{{group}}: жоспарлар', ru: '{{group}}: планы', en: '{{group}}: plans' },
  'calendar-plans.group': { kz: 'Сынып', ru: 'Класс', en: 'Class' },
  'calendar-plans.search-groups': {
    kz: 'Сынып немесе жетекші',
    ru: 'Класс или руководитель',
    en: 'Class or class teacher',
  },
  'calendar-plans.search-plans': { kz: 'Пән немесе мұғалім', ru: 'Предмет или учитель', en: 'Subject or teacher' },
  'calendar-plans.parallel': { kz: 'Параллель', ru: 'Параллель', en: 'Grade' },
  'calendar-plans.plans': { kz: 'Жоспар', ru: 'Планы', en: 'Plans' },
  'calendar-plans.hours': { kz: 'Сағат', ru: 'Часы', en: 'Hours' },
  'calendar-plans.placed': { kz: 'Кестеде', ru: 'В расписании', en: 'In the timetable' },
  'calendar-plans.conducted': { kz: 'Өткізілді', ru: 'Проведено', en: 'Taught' },
  'calendar-plans.of': { kz: '{{count}} / {{total}}', ru: '{{count}} из {{total}}', en: '{{count}} of {{total}}' },
  'calendar-plans.lead-of': { kz: 'Жетекшісі', ru: 'Руководитель', en: 'Class teacher' },
  'calendar-plans.subject': { kz: 'Пән', ru: 'Предмет', en: 'Subject' },
  'calendar-plans.teacher': { kz: 'Мұғалім', ru: 'Учитель', en: 'Teacher' },
  'calendar-plans.gone': { kz: 'мектептен кеткен', ru: 'больше не работает', en: 'no longer works here' },
  'calendar-plans.elective': { kz: 'Факультатив', ru: 'Факультатив', en: 'Elective' },
  'calendar-plans.bare': {
    kz: 'Тақырыпсыз сабақ: {{count}}',
    ru: 'Уроков без темы: {{count}}',
    en: 'Lessons without a theme: {{count}}',
  },
  'calendar-plans.state': { kz: 'Күйі', ru: 'Состояние', en: 'State' },
  'calendar-plans.any-state': { kz: 'Кез келген күй', ru: 'Любое состояние', en: 'Any state' },
  'calendar-plans.any-parallel': { kz: 'Барлық параллель', ru: 'Все параллели', en: 'All grades' },
  'calendar-plans.state-draft': { kz: 'Жоба', ru: 'Черновик', en: 'Draft' },
  'calendar-plans.state-sent': { kz: 'Қаралуда', ru: 'На рассмотрении', en: 'Sent for review' },
  'calendar-plans.state-reviewed': { kz: 'Қаралды', ru: 'Рассмотрен', en: 'Reviewed' },
  'calendar-plans.state-approved': { kz: 'Бекітілді', ru: 'Утверждён', en: 'Approved' },
  'calendar-plans.none': { kz: 'Жоспар әлі жоқ', ru: 'Планов пока нет', en: 'There are no plans yet' },
  'calendar-plans.none-hint': {
    kz: 'Жүктеме енгізілгенде немесе сыныпқа жоспар қосқанда осында пайда болады',
    ru: 'Они появятся, когда загрузят нагрузку или добавят план классу',
    en: 'They appear when the load is imported or a plan is added to a class',
  },
  'calendar-plans.none-of-group': {
    kz: 'Бұл сыныпта жоспар әлі жоқ',
    ru: 'У этого класса планов пока нет',
    en: 'This class has no plans yet',
  },
  'calendar-plans.actions': { kz: 'Әрекеттер', ru: 'Действия', en: 'Actions' },
  'calendar-plans.actions-of': {
    kz: '{{name}}: әрекеттер',
    ru: '{{name}}: действия',
    en: '{{name}}: actions',
  },
  ...dialogWords,
  ...sheetWords,
  ...flowWords,
  ...fileWords,
  ...paperWords,
} satisfies Messages
