import type { Messages } from '../kernel/messages.ts'

/** The words of the questions who the people of a workbook are. */
export const wordsOfPeople = {
  'import-plans.field-person': { kz: 'Мектептегі адам', ru: 'Это человек школы', en: 'Known to the school as' },
  'import-plans.field-iin': { kz: 'ЖСН', ru: 'ИИН', en: 'IIN' },
  'import-plans.field-parent-person': {
    kz: 'Ата-ана — мектептегі адам',
    ru: 'Родитель — человек школы',
    en: 'Parent known to the school as',
  },
  'import-plans.field-parent-iin': { kz: 'Ата-ананың ЖСН-і', ru: 'ИИН родителя', en: 'IIN of the parent' },
  'import-plans.questions': { kz: 'Сұрақтар', ru: 'Вопросы', en: 'Questions' },
  'import-plans.questions-lead': {
    kz: 'Бұл жолдардың ЖСН-і мектепте жоқ, бірақ аты-жөні мен туған күні мектептегі адамға сәйкес келеді. Сол адам ба?',
    ru: 'ИИН этих строк школе неизвестны, но имя и дата рождения совпадают с человеком школы. Это он?',
    en: 'The school does not know the IIN of these rows, but somebody of it has their name and birth date. Is it the same person?',
  },
  'import-plans.no-questions': { kz: 'Сұрақ жоқ', ru: 'Вопросов нет', en: 'No questions' },
  'import-plans.search-people': { kz: 'Адамды іздеу', ru: 'Найти человека', en: 'Find a person' },
  'import-plans.any-answer': { kz: 'Барлық сұрақ', ru: 'Все вопросы', en: 'All questions' },
  'import-plans.answer-open': { kz: 'Жауапсыз', ru: 'Без ответа', en: 'Not answered' },
  'import-plans.answer-given': { kz: 'Жауабы бар', ru: 'С ответом', en: 'Answered' },
  'import-plans.answer-same': { kz: 'Сол адам', ru: 'Тот же человек', en: 'The same person' },
  'import-plans.answer-another': { kz: 'Басқа адам', ru: 'Другой человек', en: 'Another person' },
  'import-plans.answer-again': { kz: 'Жауапты алып тастау', ru: 'Снять ответ', en: 'Withdraw the answer' },
  'import-plans.answer-same-of': {
    kz: 'Сол адам: кітаптағы {{name}} — мектептегі {{other}}',
    ru: 'Тот же человек: {{name}} из книги — {{other}} в школе',
    en: 'The same person: {{name}} of the workbook is {{other}} of the school',
  },
  'import-plans.answer-another-of': {
    kz: 'Басқа адам: {{name}}',
    ru: 'Другой человек: {{name}}',
    en: 'Another person: {{name}}',
  },
  'import-plans.answer-again-of': {
    kz: 'Жауапты алып тастау: {{name}}',
    ru: 'Снять ответ: {{name}}',
    en: 'Withdraw the answer: {{name}}',
  },
  'import-plans.answer': { kz: 'Жауап', ru: 'Ответ', en: 'Answer' },
  'import-plans.answer-asked': {
    kz: 'Жауап сақталды, жоспар қайта жасалуда',
    ru: 'Ответ принят, план составляется заново',
    en: 'Answered, the plan is being made anew',
  },
  'import-plans.in-workbook': { kz: 'Кітапта', ru: 'В книге', en: 'In the workbook' },
  'import-plans.in-school': { kz: 'Мектепте', ru: 'В школе', en: 'In the school' },
  'import-plans.born': { kz: 'Туған күні: {{date}}', ru: 'Дата рождения: {{date}}', en: 'Born: {{date}}' },
  'import-plans.iin-of': { kz: 'ЖСН: {{iin}}', ru: 'ИИН: {{iin}}', en: 'IIN: {{iin}}' },
  'import-plans.class-of': { kz: 'Сыныбы: {{label}}', ru: 'Класс: {{label}}', en: 'Class: {{label}}' },
  'import-plans.in-archive': { kz: 'мұрағатта', ru: 'в архиве', en: 'in the archive' },
  'import-plans.part-parents': { kz: 'Ата-аналар', ru: 'Родители', en: 'Parents' },
  'import-plans.questions-open': {
    kz: 'Жауапсыз сұрақ саны: {{count}}. Алдымен «Сұрақтар» қойындысында жауап беріңіз',
    ru: 'Вопросов без ответа: {{count}}. Сначала ответьте на вкладке «Вопросы»',
    en: 'Questions without an answer: {{count}}. Answer them on the tab “Questions” first',
  },
  'import-plans.job-answer': {
    kz: 'Жауаптардан кейін мектеп кітабын тексеру',
    ru: 'Проверка книги школы после ответов',
    en: 'Check of a workbook after answers',
  },
  'problem.import-plans.questions': {
    kz: 'Бұл жолдардың мектептегі адам екені-емесі айтылмаған ({{count}}): {{names}}',
    ru: 'Не сказано, те же ли это люди, что в школе ({{count}}): {{names}}',
    en: 'Nobody has said whether these are people of the school ({{count}}): {{names}}',
  },
} satisfies Messages
