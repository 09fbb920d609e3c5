import type { Messages } from '../kernel/messages.ts'

/** Refusals of what is written for others. */
export const problemMessages = {
  'problem.news.changed': {
    kz: 'Мұны әріптесіңіз өзгертіп қойды. Бетті жаңартып, өзгерісіңізді қайта енгізіңіз',
    ru: 'Это уже изменил коллега. Обновите страницу и внесите правку ещё раз',
    en: 'A colleague has changed this. Reload the page and make your change again',
  },
  'problem.news.over': {
    kz: 'Бұл аяқталған немесе әлі жарияланбаған. Қайта шығару үшін көшірмесін жасаңыз',
    ru: 'Это уже закончилось или ещё не вышло. Чтобы показать снова, сделайте копию',
    en: 'This has ended or was never let out. Make a copy to show it again',
  },
  'problem.news.not-draft': {
    kz: 'Жарияланғанды жоюға болмайды: оны тоқтатыңыз',
    ru: 'Опубликованное не удаляют: остановите показ',
    en: 'What was let out is not deleted: stop it',
  },
  'field.news_reach': {
    kz: 'Бұл орынға жазуға құқығыңыз жоқ',
    ru: 'Сюда вы писать не можете',
    en: 'You cannot write to this place',
  },
  'field.news_roles': {
    kz: 'Таңдалған орында мұндай рөл жоқ',
    ru: 'В выбранном месте такой роли нет',
    en: 'There is no such role in the chosen place',
  },
  'field.news_order': {
    kz: 'Соңы басынан бұрын болмайды',
    ru: 'Конец не может быть раньше начала',
    en: 'The end cannot come before the beginning',
  },
  'field.news_long': {
    kz: 'Мерзім бір жылдан аспайды',
    ru: 'Срок не больше года',
    en: 'A year at most',
  },
  'field.news_past': {
    kz: 'Бұл күн өтіп кетті: бүгінгі немесе кейінгі күнді таңдаңыз',
    ru: 'Этот день прошёл: выберите сегодняшний или более поздний',
    en: 'This day is over: choose today or a later one',
  },
  'field.news_link': {
    kz: 'Сілтеме / белгісінен (осы сайттың беті) не https:// жазуынан басталады',
    ru: 'Ссылка начинается с / (страница этого сайта) или с https://',
    en: 'A link begins with / (a page of this site) or https://',
  },
  'field.news_banner_long': {
    kz: 'Баннерде ең көбі 160 таңба',
    ru: 'В баннере не больше 160 знаков',
    en: 'A banner has 160 characters at most',
  },
  'field.news_picture': {
    kz: 'Суретті қайта жүктеңіз',
    ru: 'Загрузите картинку ещё раз',
    en: 'Upload the picture again',
  },
} satisfies Messages
