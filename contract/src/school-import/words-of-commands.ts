import type { Messages } from '../kernel/messages.ts'

/** What the commands about a school say. */
export const wordsOfCommands = {
  'school-import.no-school': {
    kz: '«{{school}}» мектебі табылмады: нөмірін, БСН-ін немесе атауын жазыңыз.',
    ru: 'Школа «{{school}}» не найдена: укажите номер, БИН или название.',
    en: 'There is no school “{{school}}”: name its number, BIN or name.',
  },
  'school-import.several-schools': {
    kz: '«{{school}}» бірнеше мектепке сәйкес келеді, біреуін нөмірімен көрсетіңіз: {{several}}.',
    ru: '«{{school}}» подходит нескольким школам, укажите одну по номеру: {{several}}.',
    en: '“{{school}}” fits several schools, name one by its number: {{several}}.',
  },
  'school-import.subscribed': {
    kz: '{{school}}: күнделік пен сабақ кестесі {{date}} күніне дейін (қоса алғанда) ашық, оқушы саны {{students}}.',
    ru: '{{school}}: дневник и расписание открыты по {{date}} включительно, учеников: {{students}}.',
    en: '{{school}}: diary and timetable are open up to and including {{date}}, students: {{students}}.',
  },
  'school-import.subscription-ended': {
    kz: '{{school}}: мектептің жазылымы тоқтатылды, оқушы саны {{students}}.',
    ru: '{{school}}: подписка школы прекращена, учеников: {{students}}.',
    en: '{{school}}: the school’s subscription has ended, students: {{students}}.',
  },
  'school-import.subscription-past': {
    kz: '{{date}} өтіп кеткен күн: бүгінгі немесе кейінгі күнді көрсетіңіз, ал тоқтату үшін --end қосыңыз.',
    ru: 'Дата {{date}} уже прошла: укажите сегодняшний день или позже, а чтобы закрыть, добавьте --end.',
    en: '{{date}} is past: name today or a later day, or add --end to close.',
  },
  'school-import.learning-free': {
    kz: 'Қазір MAIN_SUBSCRIPTION=free: күнделік пен сабақ кестесі бәріне жазылымсыз ашық.',
    ru: 'Сейчас MAIN_SUBSCRIPTION=free: дневник и расписание открыты всем без подписки.',
    en: 'MAIN_SUBSCRIPTION=free holds: diary and timetable are open to all without a subscription.',
  },
  'school-import.learning-open': {
    kz: 'Күнделік пен сабақ кестесі оқушыларға {{date}} күніне дейін (қоса алғанда) ашық.',
    ru: 'Дневник и расписание открыты ученикам по {{date}} включительно.',
    en: 'Diary and timetable are open to the students up to and including {{date}}.',
  },
  'school-import.learning-closed': {
    kz: 'Күнделік пен сабақ кестесі оқушыларға әзірге жабық: npm run school -- subscribe {{school}} --until ЖЖЖЖ-АА-КК (немесе MAIN_SUBSCRIPTION=free).',
    ru: 'Дневник и расписание ученикам пока закрыты: npm run school -- subscribe {{school}} --until ГГГГ-ММ-ДД (или MAIN_SUBSCRIPTION=free).',
    en: 'Diary and timetable are still closed to the students: npm run school -- subscribe {{school}} --until YYYY-MM-DD (or MAIN_SUBSCRIPTION=free).',
  },
  'school-import.stage.reading': { kz: 'Кітап оқылуда', ru: 'Чтение книги', en: 'Reading the workbook' },
  'school-import.stage.comparing': { kz: 'Тексерілуде', ru: 'Проверка', en: 'Checking' },
  'school-import.stage.writing': { kz: 'Мектеп жазылуда', ru: 'Запись школы', en: 'Writing the school' },
  'school-import.stage.lessons': { kz: 'Сабақтар жазылуда', ru: 'Запись уроков', en: 'Writing the lessons' },
  'school-import.stage.passwords': {
    kz: 'Құпиясөздер дайындалуда',
    ru: 'Подготовка паролей',
    en: 'Preparing passwords',
  },
  'school-import.stage.access': {
    kz: 'Кіру парақтары жазылуда',
    ru: 'Запись листов доступа',
    en: 'Writing the access sheets',
  },
  'school-import.remaining': {
    kz: 'шамамен {{seconds}} с қалды',
    ru: 'осталось около {{seconds}} с',
    en: 'about {{seconds}} s left',
  },
  'school-import.access-kept': {
    kz: 'Дерекқормен байланыс үзілді: импорт жазылған болуы мүмкін. Кіру парақтары {{file}} файлында қалдырылды, импортты қайталап көріңіз.',
    ru: 'Связь с базой прервалась: импорт мог записаться. Листы доступа оставлены в {{file}}, повторите импорт.',
    en: 'The connection to the database was lost: the import may have been written. The access sheets are kept in {{file}}, run the import again.',
  },
  'school-import.days.done': {
    kz: '{{date}}: өзгертілді, сабақ саны: {{lessons}}.',
    ru: '{{date}}: изменено, уроков: {{lessons}}.',
    en: '{{date}}: changed, lessons: {{lessons}}.',
  },
  'school-import.days.themes': {
    kz: 'Сабақсыз қалған тақырып: {{themes}}, БЖБ мен ТЖБ: {{assessments}}.',
    ru: 'Без урока остались: тем — {{themes}}, СОР и СОЧ — {{assessments}}.',
    en: 'Left without a lesson: themes — {{themes}}, SOR and SOCH — {{assessments}}.',
  },
  'school-import.days.kept': {
    kz: '{{date}}: өткізілген немесе балы, үй тапсырмасы, материалы бар сабақ саны: {{kept}}. Ештеңе өзгертілген жоқ.',
    ru: '{{date}}: уроков, которые проведены или в которых есть баллы, задания, материалы: {{kept}}. Ничего не изменено.',
    en: '{{date}}: lessons that were held or have marks, homework or materials: {{kept}}. Nothing was changed.',
  },
  'school-import.days.outside': {
    kz: '{{date}} ешбір тоқсанға кірмейді: тоқсан ішіндегі күнді көрсетіңіз.',
    ru: '{{date}} не входит ни в одну четверть: укажите день внутри четверти.',
    en: '{{date}} lies in no quarter: name a day inside a quarter.',
  },
  'school-import.days.no-timetable': {
    kz: '{{date}} — жексенбі: қай күннің кестесі жүретінін --like арқылы көрсетіңіз.',
    ru: '{{date}} — воскресенье: укажите в --like, по расписанию какого дня работают.',
    en: '{{date}} is a Sunday: name the day whose timetable it follows with --like.',
  },
  'school-import.days.nothing-to-do': {
    kz: '{{date}}: онсыз да солай, жасайтын ештеңе жоқ.',
    ru: '{{date}}: уже так и есть, делать нечего.',
    en: '{{date}}: it is so already, there is nothing to do.',
  },
  'school-import.days.worked': { kz: 'жұмыс күні', ru: 'рабочий день', en: 'working day' },
} satisfies Messages
