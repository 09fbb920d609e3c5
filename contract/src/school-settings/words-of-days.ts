import type { Messages } from '../kernel/messages.ts'

/** The days off of a school and those that it works. */
export const wordsOfDays = {
  'school-settings.days-title': {
    kz: 'Демалыс және жұмыс күндері',
    ru: 'Выходные и рабочие дни',
    en: 'Days off and working days',
  },
  'school-settings.days-lead': {
    kz: 'Демалыс күніндегі сабақтар алынып, тақырыптары келесі сабақтарға көшеді',
    ru: 'Уроки выходного дня убираются, их темы переходят на следующие уроки',
    en: 'Lessons of a day off go, and their themes move to the next ones',
  },
  'school-settings.add-off': { kz: 'Демалыс қосу', ru: 'Добавить выходной', en: 'Add days off' },
  'school-settings.add-working': { kz: 'Жұмыс күнін қосу', ru: 'Сделать рабочим', en: 'Add a working day' },
  'school-settings.remove-day': { kz: 'Күнді қайтару', ru: 'Вернуть как было', en: 'Take back' },
  'school-settings.remove-day-of': {
    kz: '{{date}}: бұрынғыдай қылу',
    ru: '{{date}}: вернуть как было',
    en: '{{date}}: take back',
  },
  'school-settings.from': { kz: 'Бірінші күні', ru: 'Первый день', en: 'First day' },
  'school-settings.until': { kz: 'Соңғы күні', ru: 'Последний день', en: 'Last day' },
  'school-settings.day': { kz: 'Күні', ru: 'День', en: 'Day' },
  'school-settings.day-name': { kz: 'Атауы', ru: 'Название', en: 'Name' },
  'school-settings.day-kind': { kz: 'Түрі', ru: 'Вид', en: 'Kind' },
  'school-settings.like': { kz: 'Қай күннің кестесімен', ru: 'По расписанию какого дня', en: 'By the timetable of' },
  'school-settings.like-own': { kz: 'Өз күнінің кестесі', ru: 'Своего дня недели', en: 'Its own weekday' },
  'school-settings.working-kind': { kz: 'Жұмыс күні', ru: 'Рабочий день', en: 'Working day' },
  'school-settings.for-parallels': {
    kz: '{{parallels}}-сыныптарға',
    ru: 'для {{parallels}} классов',
    en: 'for grades {{parallels}}',
  },
  'school-settings.preview': { kz: 'Не өзгеретінін көру', ru: 'Показать, что изменится', en: 'Show what changes' },
  'school-settings.apply': { kz: 'Өзгерту', ru: 'Изменить', en: 'Change' },
  'school-settings.would': {
    kz: 'Сабақ: {{lessons}}, көшетін тақырып: {{themes}}, соның ішінде БЖБ/ТЖБ: {{assessments}}',
    ru: 'Уроков: {{lessons}}, тем переместится: {{themes}}, из них СОР/СОЧ: {{assessments}}',
    en: 'Lessons: {{lessons}}, themes that move: {{themes}}, SOR and SOCH among them: {{assessments}}',
  },
  'school-settings.would-off': { kz: 'Бұл сабақтар алынады', ru: 'Эти уроки уберутся', en: 'These lessons go' },
  'school-settings.would-working': { kz: 'Бұл сабақтар қосылады', ru: 'Эти уроки появятся', en: 'These lessons come' },
  'school-settings.would-remove': {
    kz: 'Күн күнтізбедегідей болады',
    ru: 'День станет таким, как в календаре',
    en: 'The day becomes what the calendar says',
  },
  'school-settings.days-changed': { kz: 'Күндер өзгертілді', ru: 'Дни изменены', en: 'The days were changed' },
  'school-settings.no-days': { kz: 'Демалыс күндері жоқ', ru: 'Выходных дней нет', en: 'No days off' },
  'school-settings.act-off': { kz: 'Демалыс қосылды', ru: 'Добавлены выходные', en: 'Days off added' },
  'school-settings.act-working': { kz: 'Жұмыс күні қосылды', ru: 'Добавлен рабочий день', en: 'Working day added' },
  'school-settings.act-remove': { kz: 'Күн қайтарылды', ru: 'День возвращён', en: 'Day taken back' },
  'problem.school-days.kept': {
    kz: 'Бұл күндерде өткізілген немесе бағасы, үй тапсырмасы бар {{kept}} сабақ тұр: алдымен соларды шешіңіз',
    ru: 'В эти дни есть проведённые уроки или уроки с оценками и заданиями ({{kept}}): сначала разберитесь с ними',
    en: 'Lessons that were held or have marks or homework stand on these days ({{kept}}): see to them first',
  },
  'problem.school-days.outside': {
    kz: 'Бұл күн ешбір тоқсанға кірмейді',
    ru: 'Этот день не входит ни в одну четверть',
    en: 'This day belongs to no quarter',
  },
  'problem.school-days.no-timetable': {
    kz: 'Жексенбінің өз кестесі жоқ: басқа күнді таңдаңыз',
    ru: 'У воскресенья нет своего расписания: выберите другой день',
    en: 'A Sunday has no timetable of its own: choose another day',
  },
  'problem.school-days.unchanged': {
    kz: 'Бұл күн бұрыннан солай, ештеңе өзгермейді',
    ru: 'Этот день уже такой, ничего не изменится',
    en: 'The day is so already, nothing changes',
  },
} satisfies Messages
