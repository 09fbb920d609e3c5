import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'

export type SchoolQuarter = { id: number; startsOn: string; endsOn: string }
export type SchoolHoliday = { startsOn: string; endsOn: string; name: Named; parallels: number[] | null }
export type SchoolCalendar = { year: number; quarters: SchoolQuarter[]; holidays: SchoolHoliday[] }

const named = (kz: string, ru: string, en: string): Named => ({ kz, ru, en })

/** First and last days of the quarters, by the ministry's yearly order (2026-27: order 213 of 29.07.2026). */
const quarterDays: Record<number, readonly [string, string][]> = {
  2024: [
    ['2024-09-02', '2024-10-27'],
    ['2024-11-04', '2024-12-29'],
    ['2025-01-09', '2025-03-20'],
    ['2025-04-01', '2025-05-25'],
  ],
  2025: [
    ['2025-09-01', '2025-10-26'],
    ['2025-11-03', '2025-12-28'],
    ['2026-01-08', '2026-03-18'],
    ['2026-03-30', '2026-05-25'],
  ],
  2026: [
    ['2026-09-01', '2026-10-25'],
    ['2026-11-02', '2026-12-27'],
    ['2027-01-11', '2027-03-21'],
    ['2027-03-29', '2027-05-25'],
  ],
}

/** A week more of winter rest for grade 1. */
const gradeOneWeek: Record<number, [string, string]> = {
  2024: ['2025-02-10', '2025-02-16'],
  2025: ['2026-02-09', '2026-02-15'],
  2026: ['2027-02-08', '2027-02-14'],
}

/** Public holidays inside the school year, as month-day with their length in days. */
const publicHolidays: readonly [string, number, Named][] = [
  ['10-25', 1, named('Республика күні', 'День Республики', 'Republic Day')],
  ['12-16', 1, named('Тәуелсіздік күні', 'День Независимости', 'Independence Day')],
  ['01-01', 2, named('Жаңа жыл', 'Новый год', 'New Year')],
  ['01-07', 1, named('Православиелік Рождество', 'Православное Рождество', 'Orthodox Christmas')],
  ['03-08', 1, named('Халықаралық әйелдер күні', 'Международный женский день', 'International Women’s Day')],
  ['03-15', 1, named('Конституция күні', 'День Конституции', 'Constitution Day')],
  ['03-21', 3, named('Наурыз мейрамы', 'Наурыз мейрамы', 'Nauryz')],
  [
    '05-01',
    1,
    named('Қазақстан халқының бірлігі мерекесі', 'Праздник единства народа Казахстана', 'People’s Unity Day'),
  ],
  ['05-07', 1, named('Отан қорғаушы күні', 'День защитника Отечества', 'Defender of the Fatherland Day')],
  ['05-09', 1, named('Жеңіс күні', 'День Победы', 'Victory Day')],
]

const gradeOneRest = named(
  '1-сынып оқушыларының қосымша демалысы',
  'Дополнительные каникулы 1 класса',
  'Extra rest of grade 1',
)

const movedTo = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** The calendar of an academic year; a year without an order yet gets the nearest one’s dates, moved by whole years. */
export function calendarOf(year: number): SchoolCalendar {
  const known = Object.keys(quarterDays).map(Number)
  const nearest = known.reduce((best, each) => (Math.abs(each - year) < Math.abs(best - year) ? each : best))
  const shift = year - nearest
  const quarters = (quarterDays[nearest] ?? []).map(([from, to], index) => ({
    id: year * 10 + index + 1,
    startsOn: movedTo(from, shift),
    endsOn: movedTo(to, shift),
  }))
  const [from, to] = gradeOneWeek[nearest] ?? ['', '']
  const holidays: SchoolHoliday[] = publicHolidays.map(([monthDay, days, name]) => {
    const startsOn = `${monthDay >= '09' ? year : year + 1}-${monthDay}`
    return { startsOn, endsOn: addDays(startsOn, days - 1), name, parallels: null }
  })
  holidays.push({ startsOn: movedTo(from, shift), endsOn: movedTo(to, shift), name: gradeOneRest, parallels: [1] })
  return { year, quarters, holidays }
}
