import type { Messages } from '../kernel/messages.ts'

/** Another order of the lessons of a day. */
export const orderWords = {
  'problem.office-schedule.order-blocked': {
    kz: 'Кейбір сабақ жаңа уақытына қойылмайды. Алдын ала көріністегі себептерді қараңыз',
    ru: 'Некоторые уроки не встают на новое время. Причины — в предварительном результате',
    en: 'Some lessons cannot take their new time. The preview says why',
  },
  'field.office-schedule.other-lessons': {
    kz: 'Күннің сабақтары өзгерді. Терезені қайта ашыңыз',
    ru: 'Уроки этого дня изменились. Откройте окно заново',
    en: 'The lessons of the day changed. Open the dialog again',
  },
  'office-schedule.order-title': {
    kz: 'Күн сабақтарының реті',
    ru: 'Порядок уроков дня',
    en: 'Order of a day’s lessons',
  },
  'office-schedule.order-day': { kz: 'Күні', ru: 'День', en: 'Day' },
  'office-schedule.order-hint': {
    kz: 'Сабақтар қоңырау уақыттарын жаңа рет бойынша алады. Кабинеті, мұғалімі және тақырыбы өзгермейді.',
    ru: 'Уроки займут те же звонки в новом порядке. Кабинет, учитель и тема останутся.',
    en: 'The lessons take the same bells in the new order. Room, teacher and theme stay.',
  },
  'office-schedule.order-up': { kz: '{{lesson}}: жоғары', ru: '{{lesson}}: выше', en: '{{lesson}}: up' },
  'office-schedule.order-down': { kz: '{{lesson}}: төмен', ru: '{{lesson}}: ниже', en: '{{lesson}}: down' },
  'office-schedule.order-moved': {
    kz: '{{lesson}}, енді {{number}}-орында',
    ru: '{{lesson}}, теперь место {{number}}',
    en: '{{lesson}}, now at place {{number}}',
  },
  'office-schedule.order-none': {
    kz: 'Бұл аптада екі не одан көп сабағы бар күн жоқ',
    ru: 'На этой неделе нет дня с двумя и более уроками',
    en: 'No day of this week has two lessons or more',
  },
  'office-schedule.order': { kz: 'Ретті өзгерту', ru: 'Изменить порядок', en: 'Change the order' },
  'office-schedule.ordered': {
    kz: 'Уақыты өзгерген сабақ: {{count}}',
    ru: 'Время изменилось у уроков: {{count}}',
    en: 'Lessons with another time: {{count}}',
  },
  'office-schedule.preview-order': {
    kz: 'Уақыты өзгеретін сабақ: {{count}}',
    ru: 'Время изменится у уроков: {{count}}',
    en: 'Lessons that get another time: {{count}}',
  },
  'office-schedule.order-left': {
    kz: 'Бұл рет мүмкін емес, жаңа уақытына қойылмайтын сабақ: {{count}}',
    ru: 'Такой порядок невозможен, не встают на новое время уроков: {{count}}',
    en: 'This order is not possible, lessons that cannot take their time: {{count}}',
  },
  'office-schedule.batch-order': {
    kz: '{{whose}}: {{days}} сабақтарының реті өзгерді',
    ru: '{{whose}}: изменён порядок уроков {{days}}',
    en: '{{whose}}: the order of the lessons of {{days}} was changed',
  },
} satisfies Messages
