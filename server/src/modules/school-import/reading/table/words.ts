import type { Position } from '@qalam/contract/school-import/plan.ts'
import { type Language, languages } from '@qalam/contract/kernel/languages.ts'
import { looksLike, plain, quoted } from './text.ts'

/** Values and what they are called; the first word of each language is the one that is written. */
type Called<Value> = { value: Value } & Record<Language, readonly string[]>
export type SheetWords<Value> = { all: readonly Called<Value>[]; byName: ReadonlyMap<string, Value> }

const word = <Value>(value: Value, ru: string, kz: string, en: string) => ({
  value,
  ru: ru.split('|'),
  kz: kz.split('|'),
  en: en.split('|'),
})

const dictionary = <Value>(...all: Called<Value>[]): SheetWords<Value> => ({
  all,
  byName: new Map(
    all.flatMap(({ value, ru, kz, en }) => [...ru, ...kz, ...en].map((name): [string, Value] => [plain(name), value])),
  ),
})

export const sexWords: SheetWords<'m' | 'w'> = dictionary(
  word('m', 'м', 'е|ер|ұл', 'm'),
  word('w', 'ж', 'ә|әйел|қыз', 'w|f'),
)

export const positionWords: SheetWords<Position> = dictionary(
  word('director', 'директор', 'директор', 'principal'),
  word('zavuch', 'завуч|заместитель директора', 'директордың орынбасары|оқу ісінің меңгерушісі', 'deputy head'),
  word('teacher', 'учитель', 'мұғалім', 'teacher'),
  word('social_pedagogue', 'социальный педагог', 'әлеуметтік педагог', 'social worker'),
  word('psychologist', 'психолог|педагог-психолог', 'психолог|педагог-психолог', 'psychologist'),
  word('librarian', 'библиотекарь', 'кітапханашы', 'librarian'),
)

export const facultyWords: SheetWords<'emn' | 'ogn'> = dictionary(
  word('emn', 'ЕМН', 'ЖМБ', 'emn'),
  word('ogn', 'ОГН', 'ҚГБ', 'ogn'),
)

export const eduLangWords: SheetWords<'kz' | 'ru'> = dictionary(
  word('kz', 'kz', 'kz', 'kz'),
  word('ru', 'ru', 'ru', 'ru'),
)
export const languageWords: SheetWords<Language> = dictionary(...eduLangWords.all, word('en', 'en', 'en', 'en'))

/** A school may call its type otherwise: what it is taken for is decided where it is stored. */
export const schoolTypeWords: SheetWords<string> = dictionary(
  word('general', 'Общеобразовательная школа', 'Жалпы білім беретін мектеп', 'General school'),
  word('lyceum', 'Лицей', 'Лицей', 'Lyceum'),
  word('gymnasium', 'Гимназия', 'Гимназия', 'Gymnasium'),
  word('intellectual', 'Интеллектуальная школа', 'Зияткерлік мектеп', 'Intellectual school'),
  word('product', 'product', 'product', 'product'),
)

export const weekDayWords: SheetWords<number> = dictionary(
  word(1, 'Понедельник', 'Дүйсенбі', 'Monday'),
  word(2, 'Вторник', 'Сейсенбі', 'Tuesday'),
  word(3, 'Среда', 'Сәрсенбі', 'Wednesday'),
  word(4, 'Четверг', 'Бейсенбі', 'Thursday'),
  word(5, 'Пятница', 'Жұма', 'Friday'),
  word(6, 'Суббота', 'Сенбі', 'Saturday'),
)

export const lessonKindWords: SheetWords<'lesson' | 'sor' | 'soch'> = dictionary(
  word('lesson', 'урок', 'сабақ', 'lesson'),
  word('sor', 'СОР', 'БЖБ', 'sor'),
  word('soch', 'СОЧ', 'ТЖБ', 'soch'),
)

export const dayKindWords: SheetWords<'off' | 'working'> = dictionary(
  word('off', 'выходной|праздник', 'демалыс|мереке', 'off|day off|holiday'),
  word('working', 'рабочий|рабочий день', 'жұмыс|жұмыс күні', 'working|working day'),
)

export type Assessment = 'mark_quarter' | 'mark_halfyear' | 'credit_quarter' | 'credit_halfyear' | 'no_assessment'
const same = <Value extends string>(value: Value) => word(value, value, value, value)
export const assessmentWords: SheetWords<Assessment> = dictionary(
  same('mark_quarter'),
  same('mark_halfyear'),
  same('credit_quarter'),
  same('credit_halfyear'),
  same('no_assessment'),
)

/** The value that a word of any language stands for. */
export const valueOf = <Value>(words: SheetWords<Value>, text: string): Value | undefined =>
  words.byName.get(plain(text))

/** The word that looks like a text, with its value: somebody typed a letter of the other alphabet. */
export const alikeIn = <Value>(words: SheetWords<Value>, text: string): { name: string; value: Value } | undefined => {
  for (const { value, ru, kz, en } of words.all)
    for (const name of [...ru, ...kz, ...en]) if (looksLike(name, text)) return { name, value }
  return undefined
}

/** How a value is written in a language. */
export const wordFor = <Value>(words: SheetWords<Value>, value: Value, language: Language): string =>
  words.all.find((called) => called.value === value)?.[language][0] ?? ''

const dictionaries: SheetWords<unknown>[] = [
  ...[positionWords, facultyWords, eduLangWords, languageWords, schoolTypeWords, sexWords],
  ...[weekDayWords, lessonKindWords, dayKindWords, assessmentWords],
]

/** How the values of a dictionary are written in a language. */
export const wordsIn = <Value>({ all }: SheetWords<Value>, language: Language): string[] =>
  all.map((called) => called[language][0] ?? '')

/** All the words of which a finding told as many as fit. */
export function wordsTold(known: string): string[] {
  for (const words of dictionaries)
    for (const language of languages)
      if (quoted(wordsIn(words, language).join(', ')) === known) return wordsIn(words, language)
  return []
}
