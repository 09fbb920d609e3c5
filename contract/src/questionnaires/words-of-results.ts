import type { Messages } from '../kernel/messages.ts'

/** Words of the results, on the page and in the file. */
export const resultMessages = {
  'questionnaires.results': { kz: 'Нәтижелер', ru: 'Результаты', en: 'Results' },
  'questionnaires.file': { kz: 'Excel файлы', ru: 'Файл Excel', en: 'Excel file' },
  'questionnaires.by-name': { kz: 'Қызметкерлер, атымен', ru: 'Сотрудники, поимённо', en: 'Staff, by name' },
  'questionnaires.without-name': {
    kz: 'Оқушылар мен ата-аналар, атсыз',
    ru: 'Ученики и родители, анонимно',
    en: 'Students and parents, without a name',
  },
  'questionnaires.in-words': { kz: 'Сөзбен жауаптар', ru: 'Ответы словами', en: 'Answers in words' },
  'questionnaires.replies-of': {
    kz: { other: '{{count}} адам жауап берді' },
    ru: {
      one: 'Ответил {{count}} человек',
      few: 'Ответили {{count}} человека',
      many: 'Ответили {{count}} человек',
      other: 'Ответили {{count}} человека',
    },
    en: { one: '{{count}} person has replied', other: '{{count}} people have replied' },
  },
  'questionnaires.no-replies': {
    kz: 'Әзірге ешкім жауап берген жоқ',
    ru: 'Пока никто не ответил',
    en: 'Nobody has replied yet',
  },
  'questionnaires.few': {
    kz: 'Бестен аз жауап көрсетілмейді: кімнің жауабы екені танылып қалар еді',
    ru: 'Меньше пяти ответов не показываем: по ним можно узнать человека',
    en: 'Fewer than five answers are not shown: one could tell whose they are',
  },
  'questionnaires.while-running': {
    kz: 'Атсыз жауаптар сауалнама аяқталғанда бірден ашылады: біртіндеп көрсек, кімдікі екенін білуге болар еді',
    ru: 'Анонимные ответы откроются все сразу, когда опрос закончится: по одному их можно было бы узнать',
    en: 'Answers without a name open at the end, all at once: one by one they could be recognised',
  },
  'questionnaires.answered-by': {
    kz: { other: '{{count}} жауап' },
    ru: { one: '{{count}} ответ', few: '{{count}} ответа', many: '{{count}} ответов', other: '{{count}} ответа' },
    en: { one: '{{count}} answer', other: '{{count}} answers' },
  },
  'questionnaires.column-who': { kz: 'Кім', ru: 'Кто', en: 'Who' },
  'questionnaires.column-question': { kz: 'Сұрақ', ru: 'Вопрос', en: 'Question' },
  'questionnaires.column-option': { kz: 'Жауап нұсқасы', ru: 'Вариант ответа', en: 'Option' },
  'questionnaires.column-count': { kz: 'Саны', ru: 'Сколько', en: 'How many' },
  'questionnaires.column-share': { kz: 'Үлесі, %', ru: 'Доля, %', en: 'Share, %' },
  'questionnaires.column-answer': { kz: 'Жауап', ru: 'Ответ', en: 'Answer' },
} satisfies Messages
