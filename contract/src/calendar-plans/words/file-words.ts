import type { Messages } from '../../kernel/messages.ts'

/** The plan as a workbook, in and out. */
export const fileWords = {
  'calendar-plans.sheet-name': {
    kz: 'Күнтізбелік-тақырыптық жоспар',
    ru: 'Календарно-тематический план',
    en: 'Calendar plan',
  },
  'calendar-plans.hours-week': {
    kz: 'аптасына {{count}} сағат',
    ru: 'часов в неделю: {{count}}',
    en: '{{count}} hours a week',
  },
  'calendar-plans.hours-total': {
    kz: 'Барлығы {{count}} сағат',
    ru: 'Всего часов: {{count}}',
    en: '{{count}} hours in all',
  },
  'calendar-plans.example-section': { kz: 'Натурал сандар', ru: 'Натуральные числа', en: 'Natural numbers' },
  'calendar-plans.example-theme': { kz: 'Бөлінгіштік белгілері', ru: 'Признаки делимости', en: 'Divisibility' },
  'calendar-plans.example-objectives': { kz: '5.1.2.3', ru: '5.1.2.3', en: '5.1.2.3' },
  'calendar-plans.files': { kz: 'Файлдар', ru: 'Файлы', en: 'Files' },
  'calendar-plans.to-excel': { kz: 'Excel-ге жүктеп алу', ru: 'Скачать в Excel', en: 'Download as Excel' },
  'calendar-plans.to-paper': { kz: 'Басып шығару (PDF)', ru: 'Печать (PDF)', en: 'Print (PDF)' },
  'calendar-plans.template': { kz: 'Excel үлгісі', ru: 'Шаблон Excel', en: 'Excel template' },
  'calendar-plans.from-excel': { kz: 'Excel-ден енгізу…', ru: 'Загрузить из Excel…', en: 'Import from Excel…' },
  'calendar-plans.import-title': { kz: 'Excel-ден енгізу', ru: 'Загрузка из Excel', en: 'Import from Excel' },
  'calendar-plans.import-hint': {
    kz: 'Жол тоқсаны мен нөмірі бойынша танылады: бар тақырып жаңарады, жаңасы соңына қосылады, ештеңе жойылмайды',
    ru: 'Строка узнаётся по четверти и номеру: имеющаяся тема обновится, новая встанет в конец, ничего не удалится',
    en: 'A row is known by its quarter and number: a known theme is updated, a new one stands last, nothing is removed',
  },
  'calendar-plans.import-file': { kz: 'Excel файлы', ru: 'Файл Excel', en: 'Excel file' },
  'calendar-plans.import-bring': { kz: 'Енгізу', ru: 'Загрузить', en: 'Import' },
  'calendar-plans.import-sum': {
    kz: 'Жаңа: {{added}}, өзгереді: {{changed}}, өзгеріссіз: {{same}}',
    ru: 'Новых: {{added}}, изменится: {{changed}}, без изменений: {{same}}',
    en: 'New: {{added}}, changed: {{changed}}, the same: {{same}}',
  },
  'calendar-plans.import-faults': { kz: 'Қателер: {{count}}', ru: 'Ошибок: {{count}}', en: 'Faults: {{count}}' },
  'calendar-plans.import-mended': {
    kz: 'Түзетілген кодтар: {{count}}',
    ru: 'Исправлено кодов: {{count}}',
    en: 'Codes mended: {{count}}',
  },
  'calendar-plans.import-unread': {
    kz: 'Оқылмаған парақтар: {{sheets}}. Жоспар бірінші парақтан оқылады',
    ru: 'Не прочитаны листы: {{sheets}}. План читается с первого листа',
    en: 'Sheets not read: {{sheets}}. A plan is read from the first sheet',
  },
  'calendar-plans.import-row': { kz: 'Жол', ru: 'Строка', en: 'Row' },
  'calendar-plans.import-column': { kz: 'Баған', ru: 'Столбец', en: 'Column' },
  'calendar-plans.import-reason': { kz: 'Себебі', ru: 'Причина', en: 'Reason' },
  'calendar-plans.import-done': {
    kz: 'Енгізілді: {{count}} тақырып',
    ru: 'Загружено тем: {{count}}',
    en: '{{count}} themes imported',
  },
  'calendar-plans.fault-formula': {
    kz: 'формула тұр, мәнін жазыңыз',
    ru: 'формула, впишите значение',
    en: 'a formula: write its value',
  },
  'calendar-plans.fault-cell-date': {
    kz: 'мәтіннің орнында күн тұр',
    ru: 'дата вместо текста',
    en: 'a date in place of a text',
  },
  'calendar-plans.fault-cell-error': {
    kz: 'мәннің орнында Excel қатесі тұр',
    ru: 'ошибка Excel вместо значения',
    en: 'an Excel error in place of a value',
  },
  'calendar-plans.fault-hours': {
    kz: 'бір жол бір сабақ: 1 сағат',
    ru: 'строка это один урок: 1 час',
    en: 'a row is one lesson: 1 hour',
  },
  'calendar-plans.fault-quarter': {
    kz: 'тоқсан 1-ден 4-ке дейін',
    ru: 'четверть от 1 до 4',
    en: 'a quarter is 1 to 4',
  },
  'calendar-plans.fault-ordinal': { kz: 'нөмір емес', ru: 'не номер', en: 'no number' },
  'calendar-plans.fault-theme': { kz: 'тақырып бос', ru: 'тема пустая', en: 'the theme is empty' },
  'calendar-plans.fault-kind': {
    kz: 'бұл жоспарда мұндай түр жоқ',
    ru: 'такого типа в этом плане нет',
    en: 'this plan has no such type',
  },
  'calendar-plans.fault-max-score': {
    kz: 'БЖБ мен ТЖБ-ға ең жоғары балл керек',
    ru: 'у СОР и СОЧ нужен максимальный балл',
    en: 'SOR and SOCH need a maximum score',
  },
  'calendar-plans.fault-objective': {
    kz: 'оқу мақсатының коды емес',
    ru: 'не код цели обучения',
    en: 'no code of an objective',
  },
  'calendar-plans.fault-too-long': { kz: 'мәтін тым ұзын', ru: 'текст слишком длинный', en: 'the text is too long' },
  'calendar-plans.fault-too-many': { kz: 'жол тым көп', ru: 'слишком много строк', en: 'too many rows' },
  'calendar-plans.fault-twice': {
    kz: 'бұл нөмір екі рет тұр',
    ru: 'этот номер встречается дважды',
    en: 'this number stands twice',
  },
  'calendar-plans.fault-date': { kz: 'күн емес', ru: 'не дата', en: 'no date' },
  'calendar-plans.fault-no-lesson': {
    kz: 'бұл күні жоспардың бос сабағы жоқ',
    ru: 'в этот день у плана нет свободного урока',
    en: 'the plan has no free lesson on this day',
  },
  'calendar-plans.fault-held': {
    kz: 'сабағы өткізілген немесе бағаланған, тақырып өзгермейді',
    ru: 'урок проведён или оценён, тема останется',
    en: 'its lesson was taught or marked, the theme stays',
  },
  'problem.calendar-plans.unreadable': {
    kz: 'Бұл файлдан жоспарды оқу мүмкін емес. Үлгіні жүктеп алып, соны толтырыңыз',
    ru: 'Из этого файла не получается прочитать план. Скачайте шаблон и заполните его',
    en: 'No plan can be read from this file. Download the template and fill it in',
  },
  'problem.calendar-plans.faults': {
    kz: 'Файлда қате бар ({{count}}). Біріншісі: {{first}}',
    ru: 'В файле есть ошибки ({{count}}). Первая: {{first}}',
    en: 'The file has faults ({{count}}). The first one: {{first}}',
  },
} satisfies Messages
