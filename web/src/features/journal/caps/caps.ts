import type { JournalLesson, QuarterJournal } from '@qalam/contract/journal/api.ts'
import { capWarnings, type CapWarning, type DatedWork } from '@qalam/contract/ktp/caps.ts'

/** A work of the journal and what the rules of assessment say against its date. */
type Capped = { lesson: JournalLesson; warnings: readonly CapWarning[] }

type Works = Pick<QuarterJournal, 'sorSchedules' | 'sochSchedules' | 'calendarPlanUuid' | 'subjectId' | 'quarter'>

/** The works of a journal that the rules would rather have otherwise: the same rule as in the calendar plan. */
export function cappedIn({ sorSchedules, sochSchedules, calendarPlanUuid, subjectId, quarter }: Works): Capped[] {
  const about = { planUuid: calendarPlanUuid, quarterId: quarter.id }
  const workOf = (kind: DatedWork['kind'], { uuid, date }: JournalLesson): DatedWork => ({
    uuid,
    kind,
    date,
    subjectId,
    ...about,
  })
  const own = [
    ...sorSchedules.map((lesson) => ({ lesson, work: workOf('sor', lesson) })),
    ...sochSchedules.map((lesson) => ({ lesson, work: workOf('soch', lesson) })),
  ]
  const others = sochSchedules.flatMap(({ date, beside = [] }) =>
    beside.map((one): DatedWork => ({ ...one, kind: 'soch', planUuid: one.uuid, quarterId: quarter.id, date })),
  )
  const works = [...own.map(({ work }) => work), ...others]
  return own
    .map(({ lesson, work }) => ({ lesson, warnings: capWarnings(work, { works, endsOn: quarter.endsOn }) }))
    .filter(({ warnings }) => warnings.length > 0)
}
