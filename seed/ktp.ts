import type { PlanLesson, PlanLoad, PlanSlot } from '@qalam/contract/school-import/plan.ts'
import { schoolDays } from '../server/src/modules/school-import/public.ts'
import type { SchoolCalendar } from '../server/src/modules/schools/public.ts'
import { themeBank } from './themes.ts'

/** The dates on which each plan really has lessons in each quarter, days off left out. */
function lessonsHeld(load: readonly PlanLoad[], timetable: readonly PlanSlot[], calendar: SchoolCalendar) {
  const days = (parallel: number) =>
    calendar.quarters.map((quarter) => schoolDays(quarter, calendar.holidays, parallel))
  const byParallel = new Map<number, ReturnType<typeof days>>()
  return load.map((row) => {
    const parallel = Number.parseInt(row.classLabel, 10)
    const quarters = byParallel.get(parallel) ?? days(parallel)
    byParallel.set(parallel, quarters)
    const week = timetable.filter(
      (slot) =>
        slot.classLabel === row.classLabel && slot.subjectId === row.subjectId && slot.subgroup === row.subgroup,
    )
    const held = quarters.map((dates) =>
      dates.flatMap(({ day, weekDay }) => week.filter((slot) => slot.weekDay === weekDay).map(() => day)),
    )
    return { row, held }
  })
}

/** Themes for every lesson of each plan in the quarters that have weeks. */
export function themesFor(
  load: readonly PlanLoad[],
  timetable: readonly PlanSlot[],
  calendar: SchoolCalendar,
  weeks: readonly number[],
): PlanLesson[] {
  const isFull = fullDays()
  return lessonsHeld(load, timetable, calendar).flatMap(({ row, held }) =>
    held.flatMap((dates, index) => (weeks[index] ? quarterOf(row, index, dates, isFull) : [])),
  )
}

/** SOCH that a class writes on one day at most (order №125). */
const mostOnDay = 3

/** Whether a class writes enough on a day already; a day that is not full takes one more. Halves write as one class. */
function fullDays() {
  const subjects = new Map<string, Set<number>>()
  return ({ classLabel, subjectId }: PlanLoad, day: string): boolean => {
    const written = subjects.get(`${classLabel} ${day}`) ?? new Set()
    subjects.set(`${classLabel} ${day}`, written)
    if (written.size >= mostOnDay && !written.has(subjectId)) return true
    written.add(subjectId)
    return false
  }
}

/** What is done with a section when the year comes to it again. */
const again = { kz: 'қайталау және бекіту', ru: 'повторение', en: 'revision' }
/** What the lessons of one theme are about, one after another. */
const stages = {
  kz: ['', 'жаттығу жұмыстары', 'топтық жұмыс', 'бекіту', 'өзіндік жұмыс', 'қорытындылау'],
  ru: ['', 'практическая работа', 'работа в группах', 'закрепление', 'самостоятельная работа', 'обобщение'],
  en: ['', 'practice', 'group work', 'consolidation', 'individual work', 'review'],
}
const languageOf = (subjectId: number): Language => (subjectId === 10 ? 'en' : [6, 8].includes(subjectId) ? 'ru' : 'kz')

/** One quarter is one section, its themes one after another for as many lessons as there are. */
function quarterOf(
  load: PlanLoad,
  index: number,
  dates: readonly string[],
  isFull: (load: PlanLoad, day: string) => boolean,
) {
  const { classLabel, subjectId, subgroup, hours, scoreType } = load
  const total = dates.length
  const bank = themeBank[subjectId] ?? [['Бөлім', 'Тақырып']]
  const [name = '', ...themes] = bank[index % bank.length] ?? []
  const language = languageOf(subjectId)
  const section = index < bank.length ? name : `${name}: ${again[language]}`
  const parallel = Number.parseInt(classLabel, 10)
  const works = scoreType.startsWith('mark')
    ? worksOf(total, hours, subjectId, (at) => isFull(load, dates[at] ?? ''))
    : new Map<number, 'sor' | 'soch'>()
  return Array.from({ length: total }, (_, at): PlanLesson => {
    const step = Math.floor((at / total) * themes.length)
    const stage = stages[language][at - Math.ceil((step * total) / themes.length)]
    const theme = [themes[step], stage].filter(Boolean).join(': ')
    const kind = works.get(at) ?? 'lesson'
    const sors = [...works].filter(([, work]) => work === 'sor').map(([place]) => place)
    const title = {
      lesson: theme,
      sor: sorTitle(language, section, sors.indexOf(at) + 1, sors.length),
      soch: titles.soch[language](index + 1),
    }[kind]
    return {
      row: 0,
      classLabel,
      subjectId,
      subgroup,
      quarter: index + 1,
      number: at + 1,
      section,
      theme: title,
      kind,
      maxScore: kind === 'lesson' ? null : maximum(kind, parallel),
      objectives: [`${parallel}.${index + 1}.${step + 1}.${(at % 3) + 1}`],
      hours: 1,
    }
  })
}

type Language = keyof typeof stages

/** A work is called in the language of its subject, as its teacher would write it. */
const titles = {
  sor: {
    kz: (section: string, number: string) => `«${section}» бөлімі бойынша БЖБ${number}`,
    ru: (section: string, number: string) => `СОР${number} по разделу «${section}»`,
    en: (section: string, number: string) => `SOR${number.replace(' №', '')}, “${section}”`,
  },
  soch: {
    kz: (quarter: number) => `${quarter}-тоқсан бойынша ТЖБ`,
    ru: (quarter: number) => `СОЧ за ${quarter}-ю четверть`,
    en: (quarter: number) => `SOCH for quarter ${quarter}`,
  },
}

const sorTitle = (language: Language, section: string, number: number, of: number): string =>
  titles.sor[language](section, of > 1 ? ` № ${number}` : '')

const maximum = (kind: 'sor' | 'soch', parallel: number): number => {
  if (kind === 'soch') return parallel <= 4 ? 20 : 25
  return parallel <= 4 ? 12 : 20
}

/**
 * SOR in the first half and near the end, SOCH in the last lessons; one hour a week has one SOR and no SOCH. Each subject
 * has its own place, and a SOCH moves to the nearest lesson after the last SOR where its day is full.
 */
function worksOf(
  total: number,
  hours: number,
  subjectId: number,
  isFull: (at: number) => boolean,
): Map<number, 'sor' | 'soch'> {
  if (total < 5) return new Map()
  if (hours === 1) return new Map([[Math.floor(total * (0.5 + 0.1 * (subjectId % 4))), 'sor']])
  const second = Math.floor(total * (0.62 + 0.04 * (subjectId % 4)))
  const wanted = Math.max(second + 1, total - 2 - ((subjectId * 2) % 7))
  const places = Array.from({ length: total - second - 1 }, (_, at) => second + 1 + at)
  const byNearness = places.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
  const soch = byNearness.find((at) => !isFull(at)) ?? wanted
  return new Map([
    [Math.floor(total * (0.25 + 0.06 * (subjectId % 5))), 'sor'],
    [second, 'sor'],
    [soch, 'soch'],
  ])
}
