import type { Messages } from '../kernel/messages.ts'

/** Requests to stand in, the accounts of replaced hours, and refusals. */
export const wordsOfRequests = {
  'substitution.requests': { kz: 'Алмастыру сұраулары', ru: 'Запросы на замену', en: 'Substitution requests' },
  'substitution.requests-lead': {
    kz: 'Әріптесіңіздің сабағын өткізуге сұраулар. Бірінші келіскен мұғалім өткізеді',
    ru: 'Вас просят провести урок коллеги. Урок получит первый, кто согласится',
    en: 'You are asked to give a lesson of a colleague. The first who accepts gets it',
  },
  'substitution.no-requests': { kz: 'Сұраулар жоқ', ru: 'Запросов нет', en: 'No requests' },
  'substitution.you-are-asked': {
    kz: 'Сізден сабақты алмастыру сұралады: {{count}}',
    ru: 'Вас просят о замене, уроков: {{count}}',
    en: 'You are asked to substitute, lessons: {{count}}',
  },
  'substitution.see': { kz: 'Қарау', ru: 'Посмотреть', en: 'See' },
  'substitution.instead-of': { kz: 'Кімнің орнына: {{name}}', ru: 'Вместо: {{name}}', en: 'Instead of {{name}}' },
  'substitution.accept': { kz: 'Келісу', ru: 'Согласиться', en: 'Accept' },
  'substitution.decline': { kz: 'Бас тарту', ru: 'Отказаться', en: 'Decline' },
  'substitution.accept-of': { kz: '{{lesson}}: келісу', ru: '{{lesson}}: согласиться', en: '{{lesson}}: accept' },
  'substitution.decline-of': { kz: '{{lesson}}: бас тарту', ru: '{{lesson}}: отказаться', en: '{{lesson}}: decline' },
  'substitution.state.accepted': { kz: 'Сіз өткізесіз', ru: 'Ведёте вы', en: 'You give it' },
  'substitution.state.declined': { kz: 'Сіз бас тарттыңыз', ru: 'Вы отказались', en: 'You declined' },
  'substitution.state.taken': { kz: 'Енді керек емес', ru: 'Уже не нужно', en: 'No longer needed' },
  'substitution.accepted': {
    kz: 'Сабақ сіздің кестеңізде',
    ru: 'Урок теперь в вашем расписании',
    en: 'The lesson is in your timetable now',
  },
  'substitution.declined': { kz: 'Бас тартқаныңыз жіберілді', ru: 'Отказ отправлен', en: 'You have declined' },
  'substitution.report': { kz: 'Алмастырылған сағаттар', ru: 'Заменённые часы', en: 'Replaced hours' },
  'substitution.report-lead': {
    kz: 'Бухгалтерия үшін: кім кімнің орнына қанша сабақ өткізді',
    ru: 'Для бухгалтерии: кто, вместо кого и сколько уроков провёл',
    en: 'For the accounts: who gave how many lessons, and instead of whom',
  },
  'substitution.month': { kz: 'Ай', ru: 'Месяц', en: 'Month' },
  'substitution.subject': { kz: 'Пән', ru: 'Предмет', en: 'Subject' },
  'substitution.group': { kz: 'Сынып', ru: 'Класс', en: 'Class' },
  'substitution.instead': { kz: 'Кімнің орнына', ru: 'Вместо кого', en: 'Instead of' },
  'substitution.days': { kz: 'Күндері', ru: 'Даты', en: 'Dates' },
  'substitution.planned': { kz: 'Кестеде, сағат', ru: 'По расписанию, ч', en: 'In the timetable, h' },
  'substitution.conducted': { kz: 'Өткізілді, сағат', ru: 'Проведено, ч', en: 'Conducted, h' },
  'substitution.total-of': { kz: '{{name}}, барлығы', ru: '{{name}}, всего', en: '{{name}}, total' },
  'substitution.none-replaced': {
    kz: 'Бұл айда алмастыру болған жоқ',
    ru: 'В этом месяце замен не было',
    en: 'No substitutions in this month',
  },
  'problem.substitution.overlaps': {
    kz: 'Бұл мұғалімнің жоқ күндері осы күндермен қабаттасады. Бұрынғы жазбаны ашыңыз',
    ru: 'У этого учителя уже есть отсутствие на часть этих дней. Откройте прежнюю запись',
    en: 'This teacher is away on some of these days already. Open the earlier entry',
  },
  'problem.substitution.busy': {
    kz: '{{name}} бос емес: {{date}}, {{time}}. Басқа мұғалімді таңдаңыз',
    ru: '{{name}} занят(а): {{date}}, {{time}}. Выберите другого учителя',
    en: '{{name}} is not free: {{date}}, {{time}}. Choose another teacher',
  },
  'problem.substitution.stale': {
    kz: 'Сабақты осы аралықта басқа біреу өзгертті. Тізім жаңартылды, қайта таңдаңыз',
    ru: 'Урок тем временем изменил кто-то другой. Список обновлён, выберите снова',
    en: 'Somebody else has changed the lesson meanwhile. The list is fresh, choose again',
  },
  'problem.substitution.conducted': {
    kz: 'Сабақ өткізілді: мұғалімі ауыспайды',
    ru: 'Урок уже проведён: учителя не сменить',
    en: 'The lesson was conducted: its teacher stays',
  },
  'problem.substitution.gone': {
    kz: 'Бұл сабаққа енді алмастыру керек емес: басқа мұғалім бұрын келісті',
    ru: 'Замена на этот урок уже не нужна: другой учитель согласился раньше',
    en: 'This lesson needs nobody any more: another teacher was the first to accept',
  },
  'problem.substitution.return-clashes': {
    kz: 'Мұғалімнің осы уақытта басқа сабағы бар. Алдымен кестедегі қабаттасуды жойыңыз',
    ru: 'У учителя в это время есть другой урок. Сначала уберите накладку в расписании',
    en: 'The teacher has another lesson at that time. Clear the clash in the timetable first',
  },
  'field.ends-too-early': {
    kz: 'Соңғы күн бірінші күннен бұрын',
    ru: 'Последний день раньше первого',
    en: 'The last day is before the first',
  },
  'field.too-many-days': {
    kz: 'Ең көбі {{max}} күн',
    ru: 'Не больше {{max}} дней',
    en: 'At most {{max}} days',
  },
} satisfies Messages
