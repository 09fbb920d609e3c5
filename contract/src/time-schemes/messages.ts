import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'problem.time-scheme.in-use': {
    kz: 'Бұл қоңырау кестесімен оқитын сыныптар: {{names}}. Алдымен оларға басқа кесте таңдаңыз',
    ru: 'По этому расписанию звонков учатся классы: {{names}}. Сначала выберите им другое',
    en: 'Classes that follow this bell schedule: {{names}}. Choose another one for them first',
  },
  'problem.time-scheme.periods-overlap': {
    kz: '{{first}}- және {{second}}-сабақтың уақыты дұрыс емес: олар қабаттасады немесе басталмай аяқталады',
    ru: 'Время уроков {{first}} и {{second}} неверно: они пересекаются или заканчиваются раньше начала',
    en: 'The times of lessons {{first}} and {{second}} are wrong: they overlap or end before they begin',
  },
  'problem.time-scheme.period-repeated': {
    kz: '{{number}}-сабақ екі рет көрсетілген',
    ru: 'Урок {{number}} указан дважды',
    en: 'Lesson {{number}} is there twice',
  },
  'problem.time-scheme.lesson-length': {
    kz: '{{number}}-сабақ {{minutes}} минут: сабақ 20 минуттан 60 минутқа дейін болады',
    ru: 'Урок {{number}} длится {{minutes}} мин: урок бывает от 20 до 60 минут',
    en: 'Lesson {{number}} lasts {{minutes}} min: a lesson has 20 to 60 minutes',
  },
  'problem.time-scheme.break-length': {
    kz: '{{after}}-сабақтан кейінгі үзіліс {{minutes}} минут: үзіліс 5 минуттан 60 минутқа дейін болады',
    ru: 'Перемена после урока {{after}} длится {{minutes}} мин: перемена бывает от 5 до 60 минут',
    en: 'The break after lesson {{after}} lasts {{minutes}} min: a break has 5 to 60 minutes',
  },
  'problem.time-scheme.retime-clashes': {
    kz: 'Сабақтардың уақыты ауыспады: жаңа уақытта қабаттасатын сабақтар бар, саны — {{clashes}}',
    ru: 'Время уроков не изменено: в новое время есть накладки, их число — {{clashes}}',
    en: 'The lessons keep their times: some would clash at the new time, {{clashes}} of them',
  },
  'time-schemes.title': { kz: 'Қоңырау кестесі', ru: 'Расписание звонков', en: 'Bell schedules' },
  'time-schemes.lead': {
    kz: 'Сабақтар қашан басталып, қашан аяқталады. Әр сынып бір кестемен оқиды',
    ru: 'Когда начинаются и кончаются уроки. Каждый класс учится по одному из расписаний',
    en: 'When lessons begin and end. Each class follows one of them',
  },
  'time-schemes.add': { kz: 'Кесте қосу', ru: 'Добавить расписание', en: 'Add a schedule' },
  'time-schemes.edit-title': {
    kz: '«{{name}}» қоңырау кестесі',
    ru: 'Расписание звонков «{{name}}»',
    en: 'Bell schedule “{{name}}”',
  },
  'time-schemes.name': { kz: 'Атауы', ru: 'Название', en: 'Name' },
  'time-schemes.shift': { kz: 'Ауысым', ru: 'Смена', en: 'Shift' },
  'time-schemes.shift-of': { kz: '{{shift}}-ауысым', ru: '{{shift}}-я смена', en: 'Shift {{shift}}' },
  'time-schemes.groups': { kz: 'Сыныптар: {{names}}', ru: 'Классы: {{names}}', en: 'Classes: {{names}}' },
  'time-schemes.no-groups': {
    kz: 'Бұл кестемен әзірге ешқандай сынып оқымайды',
    ru: 'По нему пока не учится ни один класс',
    en: 'No class follows it yet',
  },
  'time-schemes.actions-of': {
    kz: '«{{name}}»: әрекеттер',
    ru: '«{{name}}»: действия',
    en: '“{{name}}”: actions',
  },
  'time-schemes.day-of': {
    kz: '{{lessons}} сабақ, {{start}}–{{end}}',
    ru: 'Уроков: {{lessons}}, {{start}}–{{end}}',
    en: 'Lessons: {{lessons}}, {{start}}–{{end}}',
  },
  'time-schemes.lesson': { kz: '{{number}}-сабақ', ru: 'Урок {{number}}', en: 'Lesson {{number}}' },
  'time-schemes.from': { kz: 'Басталуы', ru: 'Начало', en: 'Begins' },
  'time-schemes.to': { kz: 'Аяқталуы', ru: 'Конец', en: 'Ends' },
  'time-schemes.break': { kz: 'үзіліс {{minutes}} мин', ru: 'перемена {{minutes}} мин', en: 'break {{minutes}} min' },
  'time-schemes.add-lesson': { kz: 'Сабақ қосу', ru: 'Добавить урок', en: 'Add a lesson' },
  'time-schemes.remove-lesson': {
    kz: '{{number}}-сабақты алып тастау',
    ru: 'Убрать урок {{number}}',
    en: 'Remove lesson {{number}}',
  },
  'time-schemes.fill': { kz: 'Күнді толтыру', ru: 'Заполнить день', en: 'Fill the day' },
  'time-schemes.fill-hint': {
    kz: 'Төмендегі уақыттардың орнына жаңалары жазылады',
    ru: 'Время уроков ниже будет записано заново',
    en: 'Writes the times below anew',
  },
  'time-schemes.begins': { kz: 'Күннің басы', ru: 'Начало дня', en: 'The day begins' },
  'time-schemes.count': { kz: 'Сабақ саны', ru: 'Сколько уроков', en: 'Lessons' },
  'time-schemes.minutes': { kz: 'Сабақ, минут', ru: 'Урок, минут', en: 'Lesson, minutes' },
  'time-schemes.break-minutes': { kz: 'Үзіліс, минут', ru: 'Перемена, минут', en: 'Break, minutes' },
  'time-schemes.long-break': { kz: 'Үлкен үзіліс, минут', ru: 'Большая перемена, минут', en: 'Long break, minutes' },
  'time-schemes.long-after': {
    kz: 'Үлкен үзіліс қай сабақтан кейін',
    ru: 'Большая перемена после урока',
    en: 'Long break after lesson',
  },
  'time-schemes.delete-title': {
    kz: '«{{name}}» кестесін жою',
    ru: 'Удалить расписание «{{name}}»',
    en: 'Delete schedule “{{name}}”',
  },
  'time-schemes.delete-question': {
    kz: 'Кесте тізімнен біржола жойылады.',
    ru: 'Расписание исчезнет из списка навсегда.',
    en: 'The schedule leaves the list for good.',
  },
  'time-schemes.stored': {
    kz: 'Қоңырау кестесі сақталды',
    ru: 'Расписание звонков сохранено',
    en: 'The bell schedule is saved',
  },
  'time-schemes.deleted': {
    kz: 'Қоңырау кестесі жойылды',
    ru: 'Расписание звонков удалено',
    en: 'The bell schedule is deleted',
  },
  'time-schemes.none': {
    kz: 'Әзірге қоңырау кестесі жоқ',
    ru: 'Расписаний звонков пока нет',
    en: 'No bell schedules yet',
  },
  'time-schemes.none-hint': {
    kz: 'Алғашқы кестені қосып, оны сыныптарда таңдаңыз',
    ru: 'Добавьте первое и выберите его у классов',
    en: 'Add the first one and choose it for the classes',
  },
  'time-schemes.retime-title': {
    kz: 'Алдағы сабақтардың уақыты',
    ru: 'Время будущих уроков',
    en: 'The times of coming lessons',
  },
  'time-schemes.retime-question': {
    kz: {
      other: 'Ескі уақытта {{count}} алдағы сабақ тұр. Өткізілген және бүгінгі сабақтар өзгермейді.',
    },
    ru: {
      one: 'По старому времени стоит {{count}} будущий урок. Проведённые и сегодняшние не изменятся.',
      few: 'По старому времени стоят {{count}} будущих урока. Проведённые и сегодняшние не изменятся.',
      many: 'По старому времени стоят {{count}} будущих уроков. Проведённые и сегодняшние не изменятся.',
      other: 'По старому времени стоят {{count}} будущего урока. Проведённые и сегодняшние не изменятся.',
    },
    en: {
      one: '{{count}} coming lesson stands at an old time. Conducted ones and those of today stay.',
      other: '{{count}} coming lessons stand at an old time. Conducted ones and those of today stay.',
    },
  },
  'time-schemes.retime-clashes': {
    kz: 'Мына сабақтар жаңа уақытта қабаттасады. Алдымен оларды кестеде жылжытыңыз:',
    ru: 'Эти уроки в новое время наложатся на другие. Сначала сдвиньте их в расписании:',
    en: 'These lessons would clash at the new time. Move them in the timetable first:',
  },
  'time-schemes.retime-clash': {
    kz: '{{date}}, {{time}}: {{group}}, {{subject}} — {{side}}: {{otherGroup}}, {{otherSubject}}, {{otherTime}}',
    ru: '{{date}}, {{time}}: {{group}}, {{subject}} — {{side}}: {{otherGroup}}, {{otherSubject}}, {{otherTime}}',
    en: '{{date}}, {{time}}: {{group}}, {{subject}} — {{side}}: {{otherGroup}}, {{otherSubject}}, {{otherTime}}',
  },
  'time-schemes.side.teacher': { kz: 'мұғалім бос емес', ru: 'учитель занят', en: 'the teacher is busy' },
  'time-schemes.side.cabinet': { kz: 'кабинет бос емес', ru: 'кабинет занят', en: 'the room is taken' },
  'time-schemes.side.group': { kz: 'сынып бос емес', ru: 'класс занят', en: 'the class is busy' },
  'time-schemes.retime': { kz: 'Сабақтарды да ауыстыру', ru: 'Сменить и время уроков', en: 'Change the lessons too' },
  'time-schemes.bells-only': {
    kz: 'Тек қоңырауларды өзгерту',
    ru: 'Изменить только звонки',
    en: 'Change the bells only',
  },
  'time-schemes.retimed': {
    kz: {
      other: 'Қоңырау кестесі сақталды, {{count}} сабақтың уақыты ауысты',
    },
    ru: {
      one: 'Расписание звонков сохранено, время сменил {{count}} урок',
      few: 'Расписание звонков сохранено, время сменили {{count}} урока',
      many: 'Расписание звонков сохранено, время сменили {{count}} уроков',
      other: 'Расписание звонков сохранено, время сменили {{count}} урока',
    },
    en: {
      one: 'The bell schedule is saved, {{count}} lesson has a new time',
      other: 'The bell schedule is saved, {{count}} lessons have new times',
    },
  },
} satisfies Messages
