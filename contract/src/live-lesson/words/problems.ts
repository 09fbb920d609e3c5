import type { Messages } from '../../kernel/messages.ts'

export const wordsOfProblems = {
  'problem.live.not-running': {
    kz: 'Сұрақ тек сабақ жүріп жатқанда қойылады',
    ru: 'Спросить класс можно только во время урока',
    en: 'A class is asked only while its lesson runs',
  },
  'problem.live.check-runs': {
    kz: 'Алдыңғы сұрақ әлі ашық: күтіңіз немесе аяқтаңыз',
    ru: 'Предыдущий вопрос ещё открыт: подождите или завершите его',
    en: 'The question before is still open: wait, or end it',
  },
  'problem.live.check-over': {
    kz: 'Жауап беру уақыты бітті',
    ru: 'Время для ответа вышло',
    en: 'The time to answer is over',
  },
  'problem.live.answered': {
    kz: 'Сіз жауап беріп қойдыңыз, ол өзгермейді',
    ru: 'Вы уже ответили, ответ не меняется',
    en: 'You have answered already, and an answer stays',
  },
  'problem.live.other-answer': {
    kz: 'Бұл сұраққа мұндай жауап жоқ',
    ru: 'На этот вопрос так не отвечают',
    en: 'That is no answer to this question',
  },
  'problem.live.nobody': {
    kz: 'Бұл сабаққа қатысатын оқушы жоқ',
    ru: 'На этом уроке нет учеников',
    en: 'Nobody attends this lesson',
  },
  'problem.live.check-reused': {
    kz: 'Бұл сұрақ басқа нәрсеге қолданылған, қайта бастаңыз',
    ru: 'Этот вопрос уже использован для другого, начните заново',
    en: 'This question was used for something else, start anew',
  },
} as const satisfies Messages
