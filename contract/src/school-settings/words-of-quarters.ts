import type { Messages } from '../kernel/messages.ts'

/** The dates of the quarters. */
export const wordsOfQuarters = {
  'school-settings.tab-quarters': { kz: 'Тоқсандар', ru: 'Четверти', en: 'Quarters' },
  'school-settings.quarters-title': { kz: 'Тоқсан күндері', ru: 'Даты четвертей', en: 'Dates of the quarters' },
  'school-settings.quarters-lead': {
    kz: 'Тоқсаннан шыққан күннің сабақтары алынады, кірген күндер кесте бойынша толтырылады',
    ru: 'Уроки дней, которые вышли из четверти, убираются, новые дни заполняются по расписанию',
    en: 'Lessons of days that fall out go, days that come in are filled by the timetable',
  },
  'school-settings.quarters-year': { kz: 'Оқу жылы', ru: 'Учебный год', en: 'Academic year' },
  'school-settings.quarter': { kz: '{{number}}-тоқсан', ru: '{{number}} четверть', en: 'Quarter {{number}}' },
  'school-settings.quarters-would': {
    kz: 'Алынатын сабақ: {{gone}}, қосылатын сабақ: {{came}}. Сабақсыз қалатын тақырып: {{themes}}, БЖБ/ТЖБ: {{assessments}}',
    ru: 'Уберётся уроков: {{gone}}, появится: {{came}}. Тем без урока: {{themes}}, СОР/СОЧ: {{assessments}}',
    en: 'Lessons that go: {{gone}}, that come: {{came}}. Themes without a lesson: {{themes}}, SOR and SOCH: {{assessments}}',
  },
  'school-settings.quarters-none': {
    kz: 'Мектептің тоқсандары әлі енгізілмеген',
    ru: 'Четверти школы ещё не заведены',
    en: 'The school has no quarters yet',
  },
  'school-settings.quarters-changed': {
    kz: 'Тоқсан күндері өзгертілді',
    ru: 'Даты четвертей изменены',
    en: 'The dates of the quarters were changed',
  },
  'school-settings.act-quarters': {
    kz: 'Тоқсан күндері өзгертілді',
    ru: 'Изменены даты четвертей',
    en: 'Dates of the quarters changed',
  },
  'field.quarter_short': {
    kz: 'Тоқсан бір аптадан қысқа болмайды',
    ru: 'Четверть не короче недели',
    en: 'A quarter lasts a week at least',
  },
  'field.quarter_overlaps': {
    kz: 'Алдыңғы тоқсан біткеннен кейін басталуы керек',
    ru: 'Должна начинаться после конца предыдущей',
    en: 'Must begin after the one before it ends',
  },
  'field.quarter_year': {
    kz: 'Оқу жылынан тыс күн',
    ru: 'День вне учебного года',
    en: 'The day is outside the academic year',
  },
  'problem.school-quarters.unchanged': {
    kz: 'Тоқсандардың күндері бұрыннан осындай',
    ru: 'Даты четвертей уже такие',
    en: 'The quarters have these dates already',
  },
} satisfies Messages
