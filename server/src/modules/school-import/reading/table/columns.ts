import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Part } from '@qalam/contract/school-import/plan.ts'

/** The names of a sheet or a column; the first of each language is the one that is written. */
export type ColumnNames = Record<Language, readonly string[]>
export type Column = { names: ColumnNames; required: boolean }

const names = (ru: string, kz: string, en: string): ColumnNames => ({
  ru: ru.split('|'),
  kz: kz.split('|'),
  en: en.split('|'),
})
const must = (...of: Parameters<typeof names>): Column => ({ names: names(...of), required: true })
const may = (...of: Parameters<typeof names>): Column => ({ names: names(...of), required: false })

export const sheetNames: Record<Part, ColumnNames> = {
  school: names('Школа', 'Мектеп', 'School'),
  bells: names('Звонки', 'Қоңырау кестесі|Қоңыраулар', 'Bells'),
  rooms: names('Кабинеты', 'Кабинеттер', 'Cabinets|Rooms'),
  staff: names('Сотрудники', 'Қызметкерлер', 'Staff|Personnel'),
  classes: names('Классы', 'Сыныптар', 'Classes'),
  pupils: names('Ученики', 'Оқушылар', 'Pupils|Students'),
  subgroups: names('Подгруппы', 'Топшалар|Кіші топтар', 'Subgroups'),
  load: names('Нагрузка', 'Жүктеме', 'Workload'),
  timetable: names('Расписание', 'Сабақ кестесі', 'Timetable'),
  ktp: names('КТП', 'КТЖ', 'Calendar plan'),
  days: names('Выходные дни', 'Демалыс күндері', 'Days off'),
}

const person = {
  iin: must('ИИН', 'ЖСН', 'IIN'),
  surname: must('Фамилия', 'Тегі', 'Surname'),
  firstname: must('Имя', 'Аты', 'First name|Name'),
  patronymic: may('Отчество', 'Әкесінің аты', 'Patronymic'),
  sex: must('Пол', 'Жынысы', 'Sex|Gender'),
  birthDate: must('Дата рождения', 'Туған күні', 'Birth date'),
}
const group = must('Класс', 'Сыныбы|Сынып', 'Class')
const subject = must('Предмет', 'Пән|Пәні', 'Subject')
const half = ['Подгруппа', 'Топша|Кіші топ', 'Subgroup'] as const
const teacher = must('Учитель (ИИН)', 'Мұғалім (ЖСН)', 'Teacher (IIN)')
const lessonNumber = must('№ урока', 'Сабақ №', 'Lesson no.')

/** The columns of each sheet in the order in which they are written. */
export const columns = {
  school: {
    field: must('Поле', 'Өріс', 'Field'),
    value: must('Значение', 'Мәні', 'Value'),
  },
  bells: {
    scheme: must('Схема', 'Сызба|Кесте', 'Scheme'),
    number: lessonNumber,
    start: must('Начало', 'Басталуы', 'Start'),
    end: must('Конец', 'Аяқталуы', 'End'),
  },
  rooms: {
    number: must('Номер', 'Нөмірі|Нөмір', 'Number'),
    name: may('Название', 'Атауы', 'Name'),
  },
  staff: {
    ...person,
    phone: must('Телефон', 'Телефон|Телефоны', 'Phone'),
    position: must('Должность', 'Лауазымы', 'Position'),
  },
  classes: {
    parallel: must('Параллель', 'Параллель', 'Parallel|Grade'),
    letter: must('Литера', 'Литері|Әріп', 'Letter'),
    eduLang: must('Язык обучения', 'Оқыту тілі', 'Language of instruction'),
    faculty: may('Направление', 'Бағыт|Бағыты', 'Direction'),
    classTeacher: may('Классный руководитель (ИИН)', 'Сынып жетекшісі (ЖСН)', 'Class teacher (IIN)'),
    scheme: must('Схема звонков', 'Қоңырау сызбасы|Қоңырау кестесі', 'Bell scheme'),
  },
  pupils: {
    ...person,
    group,
    parent1Iin: may('Родитель 1 ИИН', '1-ата-ана ЖСН', 'Parent 1 IIN'),
    parent1Name: may('Родитель 1 ФИО', '1-ата-ана ТАӘ', 'Parent 1 full name'),
    parent2Iin: may('Родитель 2 ИИН', '2-ата-ана ЖСН', 'Parent 2 IIN'),
    parent2Name: may('Родитель 2 ФИО', '2-ата-ана ТАӘ', 'Parent 2 full name'),
  },
  subgroups: {
    group,
    subject,
    half: must(...half),
    pupil: must('ИИН ученика', 'Оқушының ЖСН', 'Pupil IIN'),
  },
  load: {
    group,
    subject,
    half: may(...half),
    teacher,
    hours: must('Часов в неделю', 'Аптасына сағат', 'Hours per week'),
    assessment: must('Оценивание', 'Бағалау', 'Assessment'),
  },
  timetable: {
    group,
    weekDay: must('День недели', 'Апта күні', 'Weekday'),
    number: lessonNumber,
    subject,
    half: may(...half),
    teacher,
    room: may('Кабинет', 'Кабинет', 'Cabinet|Room'),
  },
  ktp: {
    group,
    subject,
    half: may(...half),
    quarter: must('Четверть', 'Тоқсан', 'Quarter'),
    number: lessonNumber,
    section: must('Раздел', 'Бөлім', 'Section'),
    theme: must('Тема', 'Тақырып|Сабақ тақырыбы', 'Theme'),
    kind: must('Тип урока', 'Сабақ түрі', 'Lesson type'),
    maxScore: may('Макс. балл', 'Ең жоғары балл', 'Max score'),
    objectives: may('Цели обучения', 'Оқу мақсаттары', 'Objectives'),
    hours: must('Часы', 'Сағат', 'Hours'),
  },
  days: {
    date: must('Дата', 'Күні', 'Date'),
    until: may('По дату', 'Дейін', 'Until'),
    name: may('Название', 'Атауы', 'Name'),
    kind: must('Вид', 'Түрі', 'Kind'),
    weekDay: may('По расписанию дня', 'Қай күннің кестесі', 'Timetable of'),
  },
} satisfies Record<Part, Record<string, Column>>

/** The fields of the sheet «Школа», one in a row. */
export const schoolFields = {
  nameRu: must('Название (ru)', 'Атауы (ru)', 'Name (ru)'),
  nameKz: must('Название (kz)', 'Атауы (kz)', 'Name (kz)'),
  nameEn: may('Название (en)', 'Атауы (en)', 'Name (en)'),
  bin: must('БИН', 'БСН', 'BIN'),
  address: may('Адрес', 'Мекенжайы', 'Address'),
  region: must('Регион', 'Өңір|Облыс', 'Region'),
  district: may('Район', 'Аудан', 'District'),
  type: may('Тип школы', 'Мектеп түрі', 'School type'),
  academicYear: must('Учебный год', 'Оқу жылы', 'Academic year'),
  defaultLanguage: must('Язык по умолчанию', 'Әдепкі тіл', 'Default language'),
}
export type SchoolField = keyof typeof schoolFields
