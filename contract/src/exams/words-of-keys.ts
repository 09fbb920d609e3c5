import type { Messages } from '../kernel/messages.ts'

/** The words of a key that was wrong, and of a work that is put back. */
export const wordsOfKeys = {
  'exams.keys': { kz: 'Жауап кілттері', ru: 'Ключи', en: 'Keys' },
  'exams.keys-lead': {
    kz: 'Кілт қате болса, осында түзетіледі. Балл қайта бағалаудан кейін ғана өзгереді',
    ru: 'Неверный ключ исправляют здесь. Баллы меняются только после перепроверки',
    en: 'A wrong key is mended here. Points change only when the work is regraded',
  },
  'exams.keys-of-author': {
    kz: 'Кілтті жұмыстың авторы немесе мектеп басшылығы түзетеді',
    ru: 'Ключ исправляет автор работы или руководство школы',
    en: 'The author of the work or the school’s management mends a key',
  },
  'exams.open-has-no-key': {
    kz: 'Ашық тапсырманы адам бағалайды: кілті жоқ',
    ru: 'Открытое задание проверяет человек: ключа нет',
    en: 'An open task is scored by a person: it has no key',
  },
  'exams.mend': { kz: 'Кілтті түзету', ru: 'Исправить ключ', en: 'Mend the key' },
  'exams.mend-of': {
    kz: '{{number}}-тапсырма: кілтті түзету',
    ru: 'Задание {{number}}: исправить ключ',
    en: 'Task {{number}}: mend the key',
  },
  'exams.mend-hint': {
    kz: 'Дұрыс жауапты оқушы бергендей етіп көрсетіңіз',
    ru: 'Укажите верный ответ так, как его дал бы ученик',
    en: 'Give the right answer as a student would',
  },
  'exams.mend-action': { kz: 'Кілтті сақтау', ru: 'Сохранить ключ', en: 'Store the key' },
  'exams.accepted': {
    kz: 'Қабылданатын жауаптар, әр жолда біреу',
    ru: 'Принимаемые ответы, по одному в строке',
    en: 'Accepted answers, one to a line',
  },
  'exams.key-mended': {
    kz: 'Кілт түзетілді: кімнің баллы өзгеретінін қараңыз',
    ru: 'Ключ исправлен: посмотрите, у кого изменятся баллы',
    en: 'The key is mended: see whose points change',
  },
  'exams.regrade': { kz: 'Қайта бағалау', ru: 'Перепроверка', en: 'Regrade' },
  'exams.regrade-action': { kz: 'Қайта бағалау', ru: 'Перепроверить', en: 'Regrade' },
  'exams.regrade-hint': {
    kz: 'Балл өзгеретін оқушы: {{count}}, оның ішінде өсетіні: {{up}}. Журналда осы жұмыстың баллы тұрған ұяшықтар да жаңарады',
    ru: 'Баллы изменятся у {{count}} учеников, вырастут у {{up}}. Обновятся и клетки журнала, где стоит балл этой работы',
    en: 'Points change for {{count}} students and grow for {{up}}. Cells of the journal that hold the points of this work change with them',
  },
  'exams.only-up': {
    kz: 'Ешкімнің баллын төмендетпеу',
    ru: 'Никому не понижать баллы',
    en: 'Lower nobody’s points',
  },
  'exams.nobody-changes': {
    kz: 'Осы кілттермен ешкімнің баллы өзгермейді. Бағаланған жұмыс: {{count}}',
    ru: 'По этим ключам баллы ни у кого не меняются. Оценено работ: {{count}}',
    en: 'By these keys nobody’s points change. Works scored: {{count}}',
  },
  'exams.regraded': {
    kz: 'Қайта бағаланды: {{count}}',
    ru: 'Перепроверено: {{count}}',
    en: 'Regraded: {{count}}',
  },
  'exams.change': { kz: 'Өзгерісі', ru: 'Изменение', en: 'Change' },
  'exams.gains': { kz: '+{{points}} балл', ru: '+{{points}} балла', en: '+{{points}} points' },
  'exams.loses': { kz: '−{{points}} балл', ru: '−{{points}} балла', en: '−{{points}} points' },
  'exams.period-mark': { kz: 'Кезең бағасы', ru: 'Оценка за период', en: 'Mark of the period' },
  'exams.credit-given': { kz: 'сынақ бар', ru: 'зачёт', en: 'pass' },
  'exams.credit-not': { kz: 'сынақ жоқ', ru: 'незачёт', en: 'fail' },
  'exams.periods-turn': {
    kz: 'Кезең бағасы {{count}} оқушыда өзгереді',
    ru: 'Оценка за период изменится у {{count}} учеников',
    en: 'The mark of the period turns for {{count}} students',
  },
  'exams.mark-changes': { kz: 'ұяшық жаңарады', ru: 'клетка обновится', en: 'the cell changes' },
  'exams.mark-stays': { kz: 'өзгермейді', ru: 'не изменится', en: 'stays' },
  'exams.act': { kz: 'Әрекет', ru: 'Действие', en: 'Action' },
  'exams.reset': { kz: 'Нәтижені қайтару', ru: 'Сбросить', en: 'Reset' },
  'exams.reset-of': {
    kz: '{{name}}: нәтижені қайтару',
    ru: '{{name}}: сбросить результат',
    en: '{{name}}: reset the result',
  },
  'exams.resets': { kz: 'Қайтарулар: {{count}}', ru: 'Сбросов: {{count}}', en: 'Resets: {{count}}' },
  'exams.resets-of': {
    kz: '{{name}}: қайтару тарихы',
    ru: '{{name}}: история сбросов',
    en: '{{name}}: history of resets',
  },
} as const satisfies Messages
