import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { PlanDay } from '@qalam/contract/school-import/plan.ts'
import type { SchoolCalendar } from '#modules/schools/public.ts'

type DayRange = { startsOn: string; endsOn: string }

const words = {
  off: { kz: 'Мектептің демалыс күні', ru: 'Выходной школы', en: 'The school’s day off' },
  working: { kz: 'Жұмыс күні', ru: 'Рабочий день', en: 'Working day' },
} satisfies Record<PlanDay['kind'], Named>

/** A name that a school gives in one language stands in all of them. */
export const namedDay = (kind: PlanDay['kind'], name: string): Named =>
  name === '' ? words[kind] : { kz: name, ru: name, en: name }

/** What is left of a stretch without one of its days. */
export const without = <S extends DayRange>(stretch: S, day: string): S[] =>
  day < stretch.startsOn || day > stretch.endsOn
    ? [stretch]
    : [
        { ...stretch, endsOn: addDays(day, -1) },
        { ...stretch, startsOn: addDays(day, 1) },
      ].filter(({ startsOn, endsOn }) => startsOn <= endsOn)

/** The year's calendar with the days of the workbook: its days off are added, the days it works are taken out. */
export function calendarWith(calendar: SchoolCalendar, days: readonly PlanDay[]): SchoolCalendar {
  const working = days.flatMap((day) =>
    day.kind === 'working' ? [{ day: day.day, weekDay: day.weekDay, name: namedDay('working', day.name) }] : [],
  )
  const own = days.flatMap((day) =>
    day.kind === 'off'
      ? [
          {
            startsOn: day.day,
            endsOn: day.until,
            name: namedDay('off', day.name),
            parallels: null,
            kind: 'own' as const,
          },
        ]
      : [],
  )
  const holidays = working.reduce(
    (left, { day }) => left.flatMap((holiday) => without(holiday, day)),
    [...calendar.holidays, ...own],
  )
  return { ...calendar, holidays, working: [...calendar.working, ...working] }
}
