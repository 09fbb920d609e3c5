import { type Actor, isManagement, isStudent } from '#platform/actor.ts'
import { canEdit } from '../policy.ts'
import type { ScheduledLessonRow } from '../views/lessons.ts'
import type { WeekNames } from '../views/names.ts'

export type Sight = { kind: 'group' | 'teacher' | 'cabinet'; id: number }

/** Whose week is shown, and what the caller has to do with it. */
export type ShownWeek = Sight & {
  label: string
  /** The grade, which some holidays are only for; null where lessons of several are shown. */
  parallel: number | null
  /** The bell tables that make the rows. */
  schemes: ReadonlySet<string | null>
  leadId: number | null
  /** Whether the caller leads it, has plans for it or is it. */
  concerns: boolean
}

/** The group, teacher or cabinet of the school by its id; undefined where there is none. */
export function shown(names: WeekNames, { kind, id }: Sight, actor: Actor): ShownWeek | undefined {
  const { groups, people, cabinets, taught, schemes } = names
  const none = { parallel: null, leadId: null }
  const group = groups.get(id)
  if (kind === 'group') {
    if (!group) return undefined
    const { label, parallel, leadId, scheme } = group
    const concerns = leadId === actor.userId || (taught.get(actor.userId)?.has(id) ?? false)
    return { kind, id, label, parallel, leadId, schemes: new Set([scheme]), concerns }
  }
  if (kind === 'teacher') {
    const person = people.get(id)
    const bells = [...(taught.get(id) ?? [])].map((groupId) => groups.get(groupId)?.scheme ?? null)
    return person && { kind, ...none, ...person, schemes: new Set(bells), concerns: id === actor.userId }
  }
  const cabinet = cabinets.get(id)
  return cabinet && { kind, ...none, ...cabinet, schemes: new Set(schemes.keys()), concerns: false }
}

/** The management sees any week; others what concerns them, and a group that they take a lesson of in this week. */
export const maySee = ({ kind, concerns }: ShownWeek, lessons: readonly ScheduledLessonRow[], actor: Actor): boolean =>
  isManagement(actor) ||
  concerns ||
  (kind === 'group' && (isStudent(actor) || lessons.some(({ teacherId }) => teacherId === actor.userId)))

/** Whether lessons may be put into the week: the own one, or that of a group one leads or teaches (P-TEACH-1). */
export const mayAdd = ({ concerns, leadId }: ShownWeek, { editSchedule }: WeekNames, actor: Actor): boolean =>
  canEdit(actor, { teacherId: concerns ? actor.userId : null, leadId, editSchedule })
