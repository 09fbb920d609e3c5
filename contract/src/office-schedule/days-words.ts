import type { Messages } from '../kernel/messages.ts'

/** Days of quarantine or frost whose lessons are moved, or attended from home. */
export const daysWords = {
  'office-schedule.days-title': {
    kz: 'Карантин мен аяз күндері',
    ru: 'Дни карантина и морозов',
    en: 'Days of quarantine or frost',
  },
  'office-schedule.days-what': {
    kz: 'Сабақтармен не болады',
    ru: 'Что делать с уроками',
    en: 'What becomes of the lessons',
  },
  'office-schedule.days-cancel': { kz: 'Алып тастау', ru: 'Отменить', en: 'Cancel them' },
  'office-schedule.days-move': {
    kz: 'Басқа күнге ауыстыру',
    ru: 'Перенести на другие дни',
    en: 'Move them to other days',
  },
  'office-schedule.days-remote': { kz: 'Қашықтан өткізу', ru: 'Провести дистанционно', en: 'Give them remotely' },
  'office-schedule.move-to': { kz: 'Қай күннен бастап', ru: 'Начиная с какого дня', en: 'From which day on' },
  'office-schedule.move-warning': {
    kz: 'Сабақтар уақыты мен кабинетін сақтап, бірінші күн таңдалған күнге, келесілері одан кейінгі күндерге ауысады. Өткізілген, баға не белгі қойылған және орны бос емес сабақтар қалады.',
    ru: 'Уроки сохранят время и кабинет: первый день перейдёт на выбранный, следующие — на дни за ним. Проведённые уроки, уроки с оценками или отметками и те, для кого нет места, останутся.',
    en: 'Lessons keep their time and room: the first day goes to the chosen one, the next to those after it. Lessons that were held or hold marks, and those without a free place, stay.',
  },
  'office-schedule.remote-warning': {
    kz: 'Сабақтар өз уақытында қалады, кестеде, күнделікте және күнтізбеде «қашықтан» деп белгіленеді. Өткізілген сабақтар өзгермейді.',
    ru: 'Уроки останутся в своё время; в расписании, дневнике и календаре у них будет пометка «дистанционно». Проведённые уроки не изменятся.',
    en: 'Lessons keep their time and are marked as remote in the timetable, the diary and the calendar. Lessons that were held do not change.',
  },
  'office-schedule.move': { kz: 'Сабақтарды ауыстыру', ru: 'Перенести уроки', en: 'Move the lessons' },
  'office-schedule.remote': { kz: 'Қашықтан өткізу', ru: 'Сделать дистанционными', en: 'Make them remote' },
  'office-schedule.moved-days': {
    kz: 'Сабақтар ауыстырылды: {{count}}',
    ru: 'Перенесено уроков: {{count}}',
    en: 'Lessons moved: {{count}}',
  },
  'office-schedule.made-remote': {
    kz: 'Қашықтан өтетін сабақтар: {{count}}',
    ru: 'Стало дистанционных уроков: {{count}}',
    en: 'Lessons made remote: {{count}}',
  },
  'office-schedule.preview-move': {
    kz: { one: '{{count}} сабақ ауысады, күн саны: {{days}}', other: '{{count}} сабақ ауысады, күн саны: {{days}}' },
    ru: {
      one: 'Перенесётся {{count}} урок, дней: {{days}}',
      few: 'Перенесутся {{count}} урока, дней: {{days}}',
      many: 'Перенесётся {{count}} уроков, дней: {{days}}',
      other: 'Перенесётся {{count}} урока, дней: {{days}}',
    },
    en: { one: '{{count}} lesson will move, days: {{days}}', other: '{{count}} lessons will move, days: {{days}}' },
  },
  'office-schedule.preview-remote': {
    kz: {
      one: '{{count}} сабақ қашықтан өтеді, күн саны: {{days}}',
      other: '{{count}} сабақ қашықтан өтеді, күн саны: {{days}}',
    },
    ru: {
      one: '{{count}} урок станет дистанционным, дней: {{days}}',
      few: '{{count}} урока станут дистанционными, дней: {{days}}',
      many: '{{count}} уроков станут дистанционными, дней: {{days}}',
      other: '{{count}} урока станут дистанционными, дней: {{days}}',
    },
    en: {
      one: '{{count}} lesson will be remote, days: {{days}}',
      other: '{{count}} lessons will be remote, days: {{days}}',
    },
  },
  'office-schedule.batch-move': {
    kz: '{{whose}}: {{days}} сабақтары басқа күнге ауыстырылды',
    ru: '{{whose}}: перенесены уроки {{days}}',
    en: '{{whose}}: the lessons of {{days}} were moved',
  },
  'office-schedule.batch-remote': {
    kz: '{{whose}}: {{days}} сабақтары қашықтан өтеді',
    ru: '{{whose}}: дистанционные уроки {{days}}',
    en: '{{whose}}: the lessons of {{days}} are remote',
  },
  'office-schedule.reason-remote': {
    kz: 'онсыз да қашықтан өтеді',
    ru: 'и так дистанционный',
    en: 'it is remote already',
  },
  'field.office-schedule.days-apart': {
    kz: 'Жаңа күндер алынатын күндермен қабаттаспасын',
    ru: 'Новые дни не должны пересекаться с прежними',
    en: 'The new days must not meet the old ones',
  },
} satisfies Messages
