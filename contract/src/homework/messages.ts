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
} satisfies Messages
