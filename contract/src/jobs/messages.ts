import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'jobs.title': { kz: 'Орындалып жатқан жұмыстар', ru: 'Фоновые задачи', en: 'Background work' },
  'jobs.running': {
    kz: 'Орындалуда: {{number}}',
    ru: 'Выполняется: {{number}}',
    en: 'Running: {{number}}',
  },
  'jobs.ended': { kz: 'Аяқталды: {{number}}', ru: 'Завершено: {{number}}', en: 'Finished: {{number}}' },
  'jobs.queued': { kz: 'Кезекте тұр', ru: 'В очереди', en: 'Waiting for its turn' },
  'jobs.done': { kz: 'Дайын', ru: 'Готово', en: 'Ready' },
  'jobs.cancelled': { kz: 'Тоқтатылды', ru: 'Остановлено', en: 'Stopped' },
  'jobs.failed': { kz: 'Орындалмады: {{why}}', ru: 'Не выполнено: {{why}}', en: 'Failed: {{why}}' },
  'jobs.cancel': { kz: 'Тоқтату', ru: 'Остановить', en: 'Stop' },
  'jobs.cancel-of': { kz: '{{title}}: тоқтату', ru: 'Остановить: {{title}}', en: 'Stop: {{title}}' },
  'jobs.download': { kz: 'Жүктеп алу', ru: 'Скачать', en: 'Download' },
  'jobs.download-of': { kz: '{{title}}: жүктеп алу', ru: 'Скачать: {{title}}', en: 'Download: {{title}}' },
  'jobs.open': { kz: 'Нәтижесін ашу', ru: 'Открыть результат', en: 'Open the result' },
  'jobs.dismiss-of': {
    kz: '{{title}}: тізімнен алып тастау',
    ru: 'Убрать из списка: {{title}}',
    en: 'Remove from the list: {{title}}',
  },
  'jobs.clear': {
    kz: 'Аяқталғандарын тізімнен алу',
    ru: 'Убрать завершённые',
    en: 'Clear what has finished',
  },
  'jobs.clear-sure': {
    kz: 'Файлдарымен бірге жою: {{number}}',
    ru: 'Убрать вместе с файлами: {{number}}',
    en: 'Remove with the files: {{number}}',
  },
  'jobs.now-done': { kz: '{{title}}: дайын', ru: '{{title}}: готово', en: '{{title}}: ready' },
  'jobs.now-failed': { kz: '{{title}}: орындалмады', ru: '{{title}}: не выполнено', en: '{{title}}: failed' },
  'jobs.now-cancelled': { kz: '{{title}}: тоқтатылды', ru: '{{title}}: остановлено', en: '{{title}}: stopped' },
  'jobs.now-started': { kz: '{{title}}: басталды', ru: '{{title}}: началось', en: '{{title}}: started' },
  'problem.job.not-over': {
    kz: 'Жұмыс әлі аяқталған жоқ. Алдымен оны тоқтатыңыз',
    ru: 'Задача ещё выполняется. Сначала остановите её',
    en: 'It is still under way. Stop it first',
  },
} as const satisfies Messages
