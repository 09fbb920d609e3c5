import type { Messages } from '../kernel/messages.ts'

/** How the long work of all schools goes. */
export const wordsOfWork = {
  'school-registry.work': { kz: 'Фондық жұмыстар', ru: 'Фоновые задания', en: 'Background work' },
  'school-registry.work-lead': {
    kz: 'Барлық мектептің соңғы үш күндегі ұзақ жұмыстары',
    ru: 'Длительные задания всех школ за последние три дня',
    en: 'Long work of all schools in the last three days',
  },
  'school-registry.kind': { kz: 'Жұмыс', ru: 'Задание', en: 'Work' },
  'school-registry.queued': { kz: 'Кезекте', ru: 'В очереди', en: 'Waiting' },
  'school-registry.running': { kz: 'Орындалуда', ru: 'Выполняется', en: 'Under way' },
  'school-registry.done': { kz: 'Аяқталды', ru: 'Готово', en: 'Done' },
  'school-registry.failed': { kz: 'Сәтсіз', ru: 'С ошибкой', en: 'Failed' },
  'school-registry.cancelled': { kz: 'Тоқтатылды', ru: 'Отменено', en: 'Cancelled' },
  'school-registry.waiting-since': { kz: 'Ең ескісі', ru: 'Самое давнее', en: 'Oldest waiting' },
  'school-registry.no-work': {
    kz: 'Соңғы үш күнде ұзақ жұмыс болған жоқ',
    ru: 'За три дня длительных заданий не было',
    en: 'There was no long work in three days',
  },
  'school-registry.failures': { kz: 'Сәтсіз аяқталғандар', ru: 'Завершились с ошибкой', en: 'Failures' },
  'school-registry.no-failures': { kz: 'Сәтсіз жұмыс жоқ', ru: 'Ошибок нет', en: 'No failures' },
  'school-registry.problem': { kz: 'Себебі', ru: 'Причина', en: 'Reason' },
  'school-registry.attempts': { kz: 'Әрекет саны', ru: 'Попыток', en: 'Attempts' },
  'school-registry.ended-at': { kz: 'Аяқталған уақыты', ru: 'Завершено', en: 'Ended' },
  'school-registry.events': {
    kz: 'Өңделуін күтіп тұрған оқиғалар: {{count}}',
    ru: 'Событий ждут обработки: {{count}}',
    en: 'Events that wait to be handled: {{count}}',
  },
  'school-registry.events-since': { kz: '{{time}} бастап', ru: 'с {{time}}', en: 'since {{time}}' },
  'school-registry.admin-made': {
    kz: '{{name}} платформаны басқара алады. Логин: {{login}}, құпиясөз: {{password}}. Құпиясөз енді көрсетілмейді.',
    ru: '{{name}} может управлять платформой. Логин: {{login}}, пароль: {{password}}. Пароль больше не будет показан.',
    en: '{{name}} may run the platform. Login: {{login}}, password: {{password}}. The password is not shown again.',
  },
  'school-registry.admin-has-account': {
    kz: '{{name}} платформаны басқара алады, бұрынғы логинімен кіреді.',
    ru: '{{name}} может управлять платформой, входит со своим прежним логином.',
    en: '{{name}} may run the platform and signs in as before.',
  },
  'school-registry.admin-is-already': {
    kz: '{{name}} платформаны бұрыннан басқарады, ештеңе өзгермеді.',
    ru: '{{name}} уже управляет платформой, ничего не изменилось.',
    en: '{{name}} runs the platform already, nothing was changed.',
  },
  'school-registry.admin-wrong': {
    kz: 'ЖСН немесе аты-жөні дұрыс емес, ештеңе өзгермеді.',
    ru: 'ИИН или имя записаны неверно, ничего не изменилось.',
    en: 'The IIN or the name is not right, nothing was changed.',
  },
} satisfies Messages
