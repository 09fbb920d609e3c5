import { mondayOf, schoolDayOf } from '@qalam/contract/kernel/calendar.ts'
import { ktp } from '@qalam/contract/ktp/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { everyReadOf, read, withoutNetwork } from '#platform/api.ts'
import { today } from '#platform/dates.ts'

export const views = ['groupId', 'teacherId', 'cabinetId'] as const
export type ViewName = (typeof views)[number]

/** Whose week the address bar asks for, as `groupId=7`; empty for the caller's own. */
export function viewIn(filters: Readonly<Record<string, string>>): string {
  const name = views.find((one) => /^\d{1,9}$/.test(filters[one] ?? ''))
  return name ? `${name}=${filters[name]}` : ''
}

/** The day an address asks for; without one today, on a Sunday the Monday that comes. */
export const dayIn = (date: string | undefined): string => date ?? schoolDayOf(today())

/** The week of a Monday, of whom `viewIn` says. */
export function weekOf(monday: string, view: string) {
  const [name, id] = view.split('=')
  return read(schedule.week, { query: { date: monday, ...(name && id ? { [name]: Number(id) } : {}) } }, withoutNetwork)
}

/** What the router starts: the week of the address that is about to be shown. */
export function weekNow(date: string | undefined) {
  const search = Object.fromEntries(new URLSearchParams(window.location.search))
  return weekOf(mondayOf(dayIn(date)), viewIn(search))
}

const long = { freshFor: 600_000, ...withoutNetwork }
export const choices = read(schedule.choices, {}, { ...long, later: true })
export const dicts = read(schedule.addLessonDicts, {}, long)
export const quarterYears = read(schools.quarters, {}, { ...long, later: true })

export type PlanCard = { groupId: number; subjectId: number; subgroupId: number | null }
const cardQuery = ({ groupId, subjectId, subgroupId }: PlanCard) => ({
  group_id: groupId,
  subject_id: subjectId,
  ...(subgroupId !== null && { subgroup: subgroupId }),
})

/** Themes of a plan without a lesson, of one quarter where it is known. */
export const freeThemes = (card: PlanCard, quarterId: number | null) =>
  read(ktp.subjectLessonsDict, { query: { ...cardQuery(card), ...(quarterId !== null && { quarter: quarterId }) } })

/** Every theme of a plan and which lesson holds it. */
export const allThemes = (card: PlanCard) => read(ktp.lessonsByCard, { query: cardQuery(card) })

/** When a lesson cannot stand in a week without a clash; a failure leaves what the week itself shows. */
export const busyWith = (scheduleUuid: string, weekStart: string) =>
  read(schedule.busy, { params: { scheduleUuid }, query: { date: weekStart } }, { silent: true })

/** What a changed lesson makes stale. */
export const staleReads = [
  everyReadOf(schedule.week),
  everyReadOf(schedule.busy),
  everyReadOf(ktp.subjectLessonsDict),
  everyReadOf(ktp.lessonsByCard),
]
