import type { Messages } from '../kernel/messages.ts'

/** Copying and removing weeks, their previews, and taking them back. */
export const batchWords = {
  'problem.office-schedule.moved': {
    kz: 'Осы аралықта кесте өзгерді. Алдын ала көріністі қайта қараңыз',
    ru: 'Расписание тем временем изменилось. Посмотрите предварительный результат ещё раз',
    en: 'The timetable changed meanwhile. Look at the preview again',
  },
  'problem.office-schedule.undone': {
    kz: 'Бұл әрекет бұрын қайтарылған',
    ru: 'Это действие уже отменено',
    en: 'This act was taken back already',
  },
  'problem.office-schedule.nothing-to-do': {
    kz: 'Өзгеретін сабақ жоқ',
    ru: 'Нет уроков, которые изменились бы',
    en: 'No lesson would change',
  },
  'field.office-schedule.no-quarter': { kz: 'Мұндай тоқсан жоқ', ru: 'Такой четверти нет', en: 'No such quarter' },
  'field.office-schedule.no-weeks': {
    kz: 'Бұл тоқсанда көшіретін апта қалмады',
    ru: 'В этой четверти не осталось недель, в которые можно копировать',
    en: 'No week of this quarter is left to copy to',
  },
  'field.office-schedule.same-week': {
    kz: 'Көшірілетін аптаның өзі таңдалды. Басқа аптаны таңдаңыз',
    ru: 'Это та же неделя, что копируется. Выберите другую',
    en: 'This is the week being copied. Choose another one',
  },
  'field.office-schedule.other-quarter': {
    kz: 'Апта таңдалған тоқсанға кірмейді',
    ru: 'Неделя не входит в выбранную четверть',
    en: 'The week is not in the chosen quarter',
  },
  'office-schedule.week-menu': { kz: 'Апта әрекеттері', ru: 'Действия с неделей', en: 'Week' },
  'office-schedule.copy-title': { kz: 'Аптаны көшіру', ru: 'Копировать неделю', en: 'Copy the week' },
  'office-schedule.clean-title': {
    kz: 'Аптаның сабақтарын жою',
    ru: 'Удалить уроки недели',
    en: 'Remove the lessons of a week',
  },
  'office-schedule.batches': { kz: 'Жаппай өзгерістер', ru: 'Массовые изменения', en: 'Bulk changes' },
  'office-schedule.no-batches': {
    kz: 'Әзірге мұндай өзгеріс жоқ',
    ru: 'Таких изменений пока нет',
    en: 'There are no such changes yet',
  },
  'office-schedule.whose': { kz: 'Кімнің сабақтары', ru: 'Чьи уроки', en: 'Whose lessons' },
  'office-schedule.from-week': { kz: 'Қай аптадан', ru: 'Из какой недели', en: 'From the week' },
  'office-schedule.to-week': { kz: 'Қай аптаға', ru: 'В какую неделю', en: 'To the week' },
  'office-schedule.clean-week': { kz: 'Қай апта', ru: 'Какая неделя', en: 'Which week' },
  'office-schedule.all-weeks': {
    kz: 'Тоқсанның қалған барлық аптасына',
    ru: 'Во все оставшиеся недели четверти',
    en: 'To all remaining weeks of the quarter',
  },
  'office-schedule.look': { kz: 'Алдын ала көру', ru: 'Посмотреть, что получится', en: 'Preview' },
  'office-schedule.copy': { kz: 'Көшіру', ru: 'Копировать', en: 'Copy' },
  'office-schedule.clean': { kz: 'Сабақтарды жою', ru: 'Удалить уроки', en: 'Remove the lessons' },
  'office-schedule.clean-warning': {
    kz: 'Сабақтар кестеден алынады, тақырыптары жоспарға қайтады. Өткізілген, баға не белгі қойылған, үй тапсырмасы не материалы бар сабақтар қалады.',
    ru: 'Уроки исчезнут из расписания, их темы вернутся в план. Проведённые уроки и уроки с оценками, отметками, домашним заданием или материалами останутся.',
    en: 'The lessons leave the timetable and their themes go back to the plan. Lessons that were held, or hold marks, homework or materials, stay.',
  },
  'office-schedule.preview-copy': {
    kz: { one: '{{count}} сабақ қойылады, күн саны: {{days}}', other: '{{count}} сабақ қойылады, күн саны: {{days}}' },
    ru: {
      one: 'Появится {{count}} урок, дней: {{days}}',
      few: 'Появятся {{count}} урока, дней: {{days}}',
      many: 'Появится {{count}} уроков, дней: {{days}}',
      other: 'Появится {{count}} урока, дней: {{days}}',
    },
    en: {
      one: '{{count}} lesson will be created, days: {{days}}',
      other: '{{count}} lessons will be created, days: {{days}}',
    },
  },
  'office-schedule.preview-clean': {
    kz: { one: '{{count}} сабақ жойылады, күн саны: {{days}}', other: '{{count}} сабақ жойылады, күн саны: {{days}}' },
    ru: {
      one: 'Удалится {{count}} урок, дней: {{days}}',
      few: 'Удалятся {{count}} урока, дней: {{days}}',
      many: 'Удалится {{count}} уроков, дней: {{days}}',
      other: 'Удалится {{count}} урока, дней: {{days}}',
    },
    en: {
      one: '{{count}} lesson will be removed, days: {{days}}',
      other: '{{count}} lessons will be removed, days: {{days}}',
    },
  },
  'office-schedule.copied': {
    kz: 'Сабақтар қойылды: {{count}}',
    ru: 'Создано уроков: {{count}}',
    en: 'Lessons created: {{count}}',
  },
  'office-schedule.cleaned': {
    kz: 'Сабақтар жойылды: {{count}}',
    ru: 'Удалено уроков: {{count}}',
    en: 'Lessons removed: {{count}}',
  },
  'office-schedule.left': {
    kz: 'Өзгеріссіз қалатын сабақ: {{count}}',
    ru: 'Останется без изменений уроков: {{count}}',
    en: 'Lessons left as they are: {{count}}',
  },
  'office-schedule.left-out': {
    kz: 'Көшірілмейтін сабақ: {{count}}',
    ru: 'Не будет скопировано уроков: {{count}}',
    en: 'Lessons that are left out: {{count}}',
  },
  'office-schedule.left-line': {
    kz: '{{day}}, {{time}} · {{group}}, {{subject}}: {{reason}}',
    ru: '{{day}}, {{time}} · {{group}}, {{subject}}: {{reason}}',
    en: '{{day}}, {{time}} · {{group}}, {{subject}}: {{reason}}',
  },
  'office-schedule.left-other': {
    kz: '{{reason}} ({{time}} {{group}}, {{subject}}, {{teacher}})',
    ru: '{{reason}} ({{time}} {{group}}, {{subject}}, {{teacher}})',
    en: '{{reason}} ({{time}} {{group}}, {{subject}}, {{teacher}})',
  },
  'office-schedule.left-more': { kz: '… тағы {{count}}', ru: '… и ещё {{count}}', en: '… and {{count}} more' },
  'office-schedule.reason-outside': {
    kz: 'бұл күн тоқсанға кірмейді',
    ru: 'день вне четверти',
    en: 'the day is outside the quarter',
  },
  'office-schedule.reason-holiday': {
    kz: 'мереке немесе каникул',
    ru: 'праздник или каникулы',
    en: 'a holiday',
  },
  'office-schedule.reason-stands': {
    kz: 'бұл сабақ кестеде бар',
    ru: 'такой урок уже стоит',
    en: 'the same lesson is there',
  },
  'office-schedule.reason-teacher': { kz: 'мұғалім бос емес', ru: 'учитель занят', en: 'the teacher is busy' },
  'office-schedule.reason-cabinet': { kz: 'кабинет бос емес', ru: 'кабинет занят', en: 'the room is taken' },
  'office-schedule.reason-group': { kz: 'сынып бос емес', ru: 'класс занят', en: 'the class is busy' },
  'office-schedule.reason-closed': {
    kz: 'тоқсан жабылған',
    ru: 'четверть закрыта',
    en: 'the quarter is closed',
  },
  'office-schedule.reason-conducted': { kz: 'сабақ өткізілген', ru: 'урок проведён', en: 'the lesson was held' },
  'office-schedule.reason-marked': {
    kz: 'баллдар не белгілер қойылған',
    ru: 'стоят баллы или отметки',
    en: 'it holds scores or signs',
  },
  'office-schedule.reason-content': {
    kz: 'үй тапсырмасы не материалдары бар',
    ru: 'есть домашнее задание или материалы',
    en: 'it has homework or materials',
  },
  'office-schedule.reason-changed': { kz: 'кейін өзгертілген', ru: 'урок потом изменили', en: 'it was changed since' },
  'office-schedule.reason-plan': {
    kz: 'күнтізбелік жоспары жоқ',
    ru: 'нет календарного плана',
    en: 'its calendar plan is gone',
  },
  'office-schedule.batch-copy-week': {
    kz: '{{whose}}: {{from}} аптасы {{to}} аптасына көшірілді',
    ru: '{{whose}}: неделя {{from}} скопирована в неделю {{to}}',
    en: '{{whose}}: the week {{from}} was copied to {{to}}',
  },
  'office-schedule.batch-copy-quarter': {
    kz: '{{whose}}: {{from}} аптасы тоқсанның қалған апталарына көшірілді',
    ru: '{{whose}}: неделя {{from}} скопирована в оставшиеся недели четверти',
    en: '{{whose}}: the week {{from}} was copied to the rest of the quarter',
  },
  'office-schedule.batch-clean': {
    kz: '{{whose}}: {{from}} аптасының сабақтары жойылды',
    ru: '{{whose}}: удалены уроки недели {{from}}',
    en: '{{whose}}: the lessons of {{from}} were removed',
  },
  'office-schedule.batch-note': {
    kz: '{{by}}, {{at}} · сабақ саны: {{count}}',
    ru: '{{by}}, {{at}} · уроков: {{count}}',
    en: '{{by}}, {{at}} · lessons: {{count}}',
  },
  'office-schedule.batch-undone': {
    kz: 'Қайтарған: {{by}}, {{at}}',
    ru: 'Отменено: {{by}}, {{at}}',
    en: 'Taken back: {{by}}, {{at}}',
  },
  'office-schedule.undone': {
    kz: 'Әрекет қайтарылды, сабақ саны: {{count}}',
    ru: 'Отменено, уроков: {{count}}',
    en: 'Taken back, lessons: {{count}}',
  },
  'field.office-schedule.days-order': {
    kz: 'Соңғы күн біріншісінен бұрын болмайды, бәрі 60 күннен аспайды',
    ru: 'Последний день не раньше первого, всего не больше 60 дней',
    en: 'The last day is not before the first one, and there are at most 60 days',
  },
  'office-schedule.cancel': { kz: 'Сабақтарды алып тастау', ru: 'Отменить уроки', en: 'Cancel the lessons' },
  'office-schedule.cancel-from': { kz: 'Бірінші күн', ru: 'Первый день', en: 'First day' },
  'office-schedule.cancel-until': { kz: 'Соңғы күн', ru: 'Последний день', en: 'Last day' },
  'office-schedule.cancel-classes': { kz: 'Сыныптар', ru: 'Классы', en: 'Classes' },
  'office-schedule.cancel-classes-hint': {
    kz: 'Сынып таңдалмаса, бүкіл мектепке қатысты.',
    ru: 'Если классы не выбраны — для всей школы.',
    en: 'The whole school when no class is chosen.',
  },
  'office-schedule.preview-cancel': {
    kz: { one: '{{count}} сабақ алынады, күн саны: {{days}}', other: '{{count}} сабақ алынады, күн саны: {{days}}' },
    ru: {
      one: 'Отменится {{count}} урок, дней: {{days}}',
      few: 'Отменятся {{count}} урока, дней: {{days}}',
      many: 'Отменится {{count}} уроков, дней: {{days}}',
      other: 'Отменится {{count}} урока, дней: {{days}}',
    },
    en: {
      one: '{{count}} lesson will be cancelled, days: {{days}}',
      other: '{{count}} lessons will be cancelled, days: {{days}}',
    },
  },
  'office-schedule.batch-cancel': {
    kz: '{{whose}}: {{days}} сабақтары алынып тасталды',
    ru: '{{whose}}: отменены уроки {{days}}',
    en: '{{whose}}: the lessons of {{days}} were cancelled',
  },
} satisfies Messages
