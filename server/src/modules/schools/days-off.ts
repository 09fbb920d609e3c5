import { addDays, weekDay } from '@qalam/contract/kernel/calendar.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { DayOffKind } from '@qalam/contract/schools/api.ts'

export type SchoolHoliday = {
  startsOn: string
  endsOn: string
  name: Named
  parallels: number[] | null
  kind: DayOffKind
}

/** A day that a school works although the week or the calendar does not, by the timetable of a weekday 1…6. */
export type WorkingDay = { day: string; weekDay: number; name: Named }

/** A school works five days a week or six: on the sixth a holiday is a day off by itself. */
export type WeekLength = 5 | 6

const named = (kz: string, ru: string, en: string): Named => ({ kz, ru, en })

type Yearly = { monthDay: string; days: number; name: Named; since?: number }

/** National and state holidays (law on holidays, ed. of 11.06.2026); `since` is the academic year of the first one. */
const yearly: readonly Yearly[] = [
  { monthDay: '10-25', days: 1, name: named('Республика күні', 'День Республики', 'Republic Day') },
  { monthDay: '12-16', days: 1, name: named('Тәуелсіздік күні', 'День Независимости', 'Independence Day') },
  { monthDay: '01-01', days: 2, name: named('Жаңа жыл', 'Новый год', 'New Year') },
  {
    monthDay: '03-08',
    days: 1,
    name: named('Халықаралық әйелдер күні', 'Международный женский день', 'International Women’s Day'),
  },
  // Until 2026 it was kept on 30 August.
  { monthDay: '03-15', days: 1, name: named('Конституция күні', 'День Конституции', 'Constitution Day'), since: 2026 },
  { monthDay: '03-21', days: 3, name: named('Наурыз мейрамы', 'Наурыз мейрамы', 'Nauryz') },
  {
    monthDay: '05-01',
    days: 1,
    name: named('Қазақстан халқының бірлігі мерекесі', 'Праздник единства народа Казахстана', 'People’s Unity Day'),
  },
  {
    monthDay: '05-07',
    days: 1,
    name: named('Отан қорғаушы күні', 'День защитника Отечества', 'Defender of the Fatherland Day'),
  },
  { monthDay: '05-09', days: 1, name: named('Жеңіс күні', 'День Победы', 'Victory Day') },
]

const christmas = named('Православиелік Рождество', 'Православное Рождество', 'Orthodox Christmas')
const kurbanAit = named('Құрбан айт', 'Курбан айт', 'Kurban Ait')

/**
 * The first day of Kurban Ait by academic year. It follows the moon: the clergy names it each year, and what lies ahead
 * is computed. Only days within the school year matter: 2025 and 2026 have it on 6 June and 27 May.
 */
const kurbanAitDays: Record<number, string> = {
  2024: '2025-06-06',
  2025: '2026-05-27',
  2026: '2027-05-16',
  2027: '2028-05-05',
  2028: '2029-04-24',
  2029: '2030-04-13',
}

const gradeOneRest = named(
  '1-сынып оқушыларының қосымша каникулы',
  'Дополнительные каникулы 1-го класса',
  'Extra rest of grade 1',
)
const breaks: readonly Named[] = [
  named('Күзгі каникул', 'Осенние каникулы', 'Autumn holidays'),
  named('Қысқы каникул', 'Зимние каникулы', 'Winter holidays'),
  named('Көктемгі каникул', 'Весенние каникулы', 'Spring holidays'),
]

const off = (kind: DayOffKind, name: Named, startsOn: string, endsOn = startsOn): SchoolHoliday => ({
  startsOn,
  endsOn,
  name,
  parallels: null,
  kind,
})

const movedName = ({ kz, ru, en }: Named): Named => ({
  kz: `Демалыс ауыстырылды: ${kz}`,
  ru: `Перенос выходного: ${ru}`,
  en: `Day off moved: ${en}`,
})

/**
 * The holidays of an academic year. One that falls on a weekend gives the next working day off (art. 5 of the law on
 * holidays); where two of them meet, the later takes the day after. Christmas and Kurban Ait are days off and no
 * holidays (Labour Code, art. 84): they are never moved.
 */
export function publicDaysOff(year: number, week: WeekLength): SchoolHoliday[] {
  const dated = (monthDay: string) => `${monthDay >= '08' ? year : year + 1}-${monthDay}`
  const holidays = yearly
    .filter(({ since = 0 }) => year >= since)
    .map(({ monthDay, days, name }) => off('public', name, dated(monthDay), addDays(dated(monthDay), days - 1)))
  const fixed = [off('public', christmas, dated('01-07'))]
  const ait = kurbanAitDays[year]
  if (ait) fixed.push(off('public', kurbanAit, ait))

  const taken = new Set([...holidays, ...fixed].flatMap(daysIn))
  const moved = holidays.flatMap((holiday) =>
    daysIn(holiday)
      .filter((day) => weekDay(day) > week)
      .map((day) => off('moved', movedName(holiday.name), nextWorkingDay(day, week, taken))),
  )
  return [...holidays, ...fixed, ...moved]
}

const daysIn = ({ startsOn, endsOn }: SchoolHoliday): string[] => {
  const days: string[] = []
  for (let day = startsOn; day <= endsOn; day = addDays(day, 1)) days.push(day)
  return days
}

/** The first working day after a day that nobody has off yet; it is taken from now on. */
function nextWorkingDay(after: string, week: WeekLength, taken: Set<string>): string {
  let day = addDays(after, 1)
  while (weekDay(day) > week || taken.has(day)) day = addDays(day, 1)
  taken.add(day)
  return day
}

/** The breaks between the quarters of one year, which are in order. */
export const breaksBetween = (quarters: readonly { startsOn: string; endsOn: string }[]): SchoolHoliday[] =>
  quarters.slice(1).flatMap(({ startsOn }, index) => {
    const [from, to] = [addDays(quarters[index]?.endsOn ?? startsOn, 1), addDays(startsOn, -1)]
    const name = breaks[index]
    return name && from <= to ? [off('rest', name, from, to)] : []
  })

/** A week more of winter rest for grade 1. */
export const gradeOneWeek = (startsOn: string, endsOn: string): SchoolHoliday => ({
  ...off('rest', gradeOneRest, startsOn, endsOn),
  parallels: [1],
})
