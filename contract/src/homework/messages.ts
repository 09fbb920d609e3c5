import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'homework.title': { kz: 'Үй тапсырмасы', ru: 'Домашнее задание', en: 'Homework' },
  'homework.set-title': { kz: 'Үй тапсырмасын беру', ru: 'Задать на дом', en: 'Set homework' },
  'homework.change-title': { kz: 'Үй тапсырмасын өзгерту', ru: 'Изменить домашнее задание', en: 'Change homework' },
  'homework.set': { kz: 'Тапсырма беру', ru: 'Задать', en: 'Set homework' },
  'homework.change': { kz: 'Өзгерту', ru: 'Изменить', en: 'Change' },
  'homework.clear': { kz: 'Тапсырманы алып тастау', ru: 'Отменить задание', en: 'Remove the homework' },
  'homework.text': { kz: 'Не істеу керек', ru: 'Что сделать', en: 'What to do' },
  'homework.text-placeholder': {
    kz: 'Мысалы: 45-бет, № 312, 314; ережені жаттау',
    ru: 'Например: стр. 45, № 312, 314; выучить правило',
    en: 'For example: page 45, no. 312, 314; learn the rule',
  },
  'homework.due': { kz: 'Қай күнге', ru: 'На какой день', en: 'Due on' },
  'homework.due-next': {
    kz: 'Келесі сабаққа: {{day}}',
    ru: 'К следующему уроку: {{day}}',
    en: 'For the next lesson: {{day}}',
  },
  'homework.due-on': { kz: '{{day}} күніне', ru: 'на {{day}}', en: 'for {{day}}' },
  'homework.files': { kz: 'Файлдар', ru: 'Файлы', en: 'Files' },
  'homework.none': { kz: 'Үйге тапсырма берілмеген', ru: 'На дом ничего не задано', en: 'No homework' },
  'homework.none-hint': {
    kz: 'Тапсырма оқушылардың күнделігінде бірден көрінеді',
    ru: 'Задание сразу появится в дневниках учеников',
    en: 'The students see it in their diaries at once',
  },
  'homework.was-set': { kz: 'Үй тапсырмасы берілді', ru: 'Домашнее задание задано', en: 'The homework was set' },
  'homework.cleared': {
    kz: 'Үй тапсырмасы алып тасталды',
    ru: 'Домашнее задание отменено',
    en: 'The homework was removed',
  },
  'homework.clear-question': {
    kz: 'Тапсырмамен бірге оның файлдары да жойылады, оларды қайтару мүмкін болмайды. Алып тастау керек пе?',
    ru: 'Вместе с заданием удалятся его файлы, вернуть их будет нельзя. Отменить задание?',
    en: 'Its files are removed with it and cannot be brought back. Remove the homework?',
  },
  'homework.files-left': {
    kz: 'Тапсырма сақталды, бірақ файлдар жүктелмеді: {{why}}',
    ru: 'Задание сохранено, но файлы не загружены: {{why}}',
    en: 'The homework is saved, but its files are not: {{why}}',
  },
  'homework.restored': {
    kz: 'Бұрын теріп, сақтамаған мәтініңіз қалпына келтірілді',
    ru: 'Восстановлен текст, который вы набрали раньше и не сохранили',
    en: 'What you typed before and did not save is here again',
  },
  'homework.restored-discard': { kz: 'Терілгенді алып тастау', ru: 'Убрать набранное', en: 'Discard what was typed' },
  'homework.theirs': { kz: 'Басқа адам сақтаған нұсқа', ru: 'Сохранил кто-то другой', en: 'Saved by somebody else' },
  'homework.keep-mine': { kz: 'Менікін сақтау', ru: 'Сохранить моё', en: 'Save mine' },
  'homework.take-theirs': { kz: 'Оның нұсқасын қабылдау', ru: 'Взять чужую версию', en: 'Take theirs' },
  'homework.taken-back-meanwhile': {
    kz: 'Осы аралықта тапсырма алып тасталды',
    ru: 'Тем временем задание отменили',
    en: 'Meanwhile the homework was removed',
  },
  'field.homework.due-before': {
    kz: 'Күн сабақтан бұрын болмауы керек',
    ru: 'День не может быть раньше урока',
    en: 'The day cannot be before the lesson',
  },
  'field.homework.due-outside': {
    kz: 'Күн оқу жылының ішінде болуы керек',
    ru: 'День должен быть в пределах учебного года',
    en: 'The day must lie within the academic year',
  },
  'problem.homework.stale': {
    kz: 'Үй тапсырмасын басқа адам өзгертті. Екі нұсқаны салыстырыңыз',
    ru: 'Домашнее задание изменил кто-то другой. Сравните обе версии',
    en: 'Somebody else changed the homework. Compare the two versions',
  },
  'problem.homework.missing': {
    kz: 'Бұл сабаққа үй тапсырмасы берілмеген',
    ru: 'На этом уроке домашнее задание не задано',
    en: 'This lesson has no homework',
  },
  'problem.homework.too-many-files': {
    kz: 'Тапсырмаға ең көбі {{max}} файл',
    ru: 'Не больше {{max}} файлов к заданию',
    en: 'At most {{max}} files to one homework',
  },
  'field.homework.already-over': {
    kz: 'Бұл уақыт өтіп кетті',
    ru: 'Это время уже прошло',
    en: 'That moment has already passed',
  },
  'field.homework.not-attending': {
    kz: 'Таңдалған оқушы бұл сабаққа қатыспайды',
    ru: 'Выбранный ученик не посещает этот урок',
    en: 'A chosen student does not attend this lesson',
  },
  'field.homework.no-work': {
    kz: 'Мұндай жарияланған материал жоқ',
    ru: 'Такого опубликованного материала нет',
    en: 'There is no such published work',
  },
  'field.homework.no-such-answer': {
    kz: 'Бұл тапсырмаға ондай жауап берілмейді',
    ru: 'На это упражнение так ответить нельзя',
    en: 'This exercise cannot be answered so',
  },
  'field.homework.no-theme': {
    kz: 'Бұл тақырыпта сабақ жоқ',
    ru: 'У этой темы нет урока',
    en: 'This theme has no lesson',
  },
  'field.homework.theme-taken': {
    kz: 'Бұл тақырыпқа үй тапсырмасы берілген',
    ru: 'По этой теме задание уже задано',
    en: 'This theme has homework already',
  },
  'field.homework.above-maximum': {
    kz: 'Ең көбі {{max}} балл',
    ru: 'Не больше {{max}}',
    en: 'At most {{max}}',
  },
  'problem.homework.has-answers': {
    kz: 'Оқушылар жауап жіберіп қойған: {{count}}. Жіберілген жауап жоғалмауы керек',
    ru: 'Ученики уже прислали ответы: {{count}}. Присланное не должно пропасть',
    en: 'Students have sent answers already: {{count}}. What was sent must not be lost',
  },
  'problem.homework.answer-stale': {
    kz: 'Бұл жауап басқа жерде өзгерді. Бетті жаңартып, қайталап көріңіз: терген мәтініңіз сақталады',
    ru: 'Этот ответ изменился в другом месте. Обновите страницу и повторите: набранное сохранится',
    en: 'This answer was changed elsewhere. Reload and try again: what you typed is kept',
  },
  'problem.homework.expired': {
    kz: 'Жауап қабылдау мерзімі аяқталды. Мұғалімнен қайта ашуын сұраңыз',
    ru: 'Срок приёма ответов закончился. Попросите учителя открыть его снова',
    en: 'Answers are no longer taken. Ask the teacher to open it again',
  },
  'problem.homework.closed': {
    kz: 'Бұл жауап бағаланып қойған',
    ru: 'Этот ответ уже оценён',
    en: 'This answer is scored already',
  },
  'problem.homework.empty-answer': {
    kz: 'Жауап бос: мәтін жазыңыз, файл қосыңыз немесе тапсырмаларды орындаңыз',
    ru: 'Ответ пуст: напишите текст, приложите файл или выполните упражнения',
    en: 'The answer is empty: write, add a file, or do the exercises',
  },
} satisfies Messages
