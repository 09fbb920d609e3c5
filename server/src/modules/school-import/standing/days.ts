import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import type { SchoolStanding } from './standing.ts'
import type { TellFinding } from './tell.ts'

/**
 * Days off and working days of the workbook. They come with the year's first import; later ones are changed by their own
 * command, which looks after the lessons of the day.
 */
export function compareDays({ days }: SchoolPlan, standing: SchoolStanding, tell: TellFinding): void {
  for (const one of days) {
    const at = { part: 'days', row: one.row, column: 'date', value: one.day } as const
    const isInside = standing.quarters.some(({ startsOn, endsOn }) => startsOn <= one.day && one.day <= endsOn)
    if (one.kind === 'working' && !isInside) tell.fault(at, 'finding.day-outside')
    else if (!standing.isNewYear && !stands(one, standing)) tell.warning(at, 'finding.day-kept')
  }
}

const stands = (one: SchoolPlan['days'][number], { holidays, working }: SchoolStanding): boolean =>
  one.kind === 'off'
    ? holidays.some(({ startsOn, endsOn }) => startsOn <= one.day && one.until <= endsOn)
    : working.some(({ day, weekDay }) => day === one.day && weekDay === one.weekDay)
