import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import type { z } from 'zod'
import { found } from '#platform/access.ts'
import { type Actor, isManagement, isStudent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { canEdit } from '../policy.ts'
import { lessonBy, type ScheduledLessonRow, type OwnLessonRow } from '../views/lessons.ts'
import { sidesOf } from '../views/met.ts'
import { type WeekNames, scheduleNames } from '../views/names.ts'
import { schoolOf } from './viewer.ts'

/** A card as it travels. */
type WireCard = z.input<typeof LessonCard>

/** Somebody or something whose name is not known any more is shown without one. */
const labelled = (id: number, from: Map<number, { id: number; label: string }>) => ({
  id,
  label: from.get(id)?.label ?? '',
})

/** A lesson card in its wire form, made for the eyes of the actor. */
export function cardOf(row: ScheduledLessonRow | OwnLessonRow, names: WeekNames, actor: Actor): WireCard {
  const { subjectId, groupId, subgroupId, cabinetId, teacherId, substitutedId, forcedBy, forcedAt, homework } = row
  return {
    uuid: row.uuid,
    date: dottedOf(row.date),
    timeStart: row.starts,
    timeEnd: row.ends,
    subject: names.subjects.get(subjectId) ?? { id: subjectId, name: { kz: '', ru: '', en: '' }, type: 'default' },
    group: labelled(groupId, names.groups),
    subgroup: subgroupId === null ? null : (names.subgroups.get(subgroupId) ?? null),
    calendarPlanUuid: row.planUuid,
    calendarPlanLessonUuid: row.themeUuid,
    theme: row.theme ?? '',
    lessonType: row.kind ?? 'regular',
    maxScore: row.maxScore ?? 10,
    cabinet: cabinetId === null ? null : labelled(cabinetId, names.cabinets),
    teacher: labelled(teacherId, names.people),
    substituted: substitutedId === null ? null : labelled(substitutedId, names.people),
    forced:
      forcedBy === null || forcedAt === null ? null : { by: labelled(forcedBy, names.people).label, at: forcedAt },
    clashes: clashesOf(row, names),
    homework: homework === null ? null : { text: homework, dueOn: row.dueOn === null ? null : dottedOf(row.dueOn) },
    mark: markOf(row),
    conducted: row.conducted,
    ...(row.remote && { remote: true }),
    version: row.version,
    can: rightsOf(row, names, actor),
  }
}

/** The other side of each clash, once for everything that both lessons need. */
function clashesOf(row: ScheduledLessonRow | OwnLessonRow, names: WeekNames): WireCard['clashes'] {
  return (row.met ?? []).flatMap((other) =>
    sidesOf(row, other).map((side) => ({
      side,
      uuid: other.uuid,
      timeStart: other.starts,
      timeEnd: other.ends,
      subject: names.subjects.get(other.subjectId)?.name ?? { kz: '', ru: '', en: '' },
      group: labelled(other.groupId, names.groups).label,
      teacher: labelled(other.teacherId, names.people).label,
      cabinet: other.cabinetId === null ? null : labelled(other.cabinetId, names.cabinets).label,
    })),
  )
}

/** A student's own mark; an emptied cell is none. */
function markOf(row: ScheduledLessonRow | OwnLessonRow): WireCard['mark'] {
  if (!('score' in row)) return null
  const { score, sign, comment } = row
  return score === null && sign === null && !comment ? null : { score, sign, comment: comment ?? '' }
}

function rightsOf(
  { conducted, teacherId, groupId }: ScheduledLessonRow,
  names: WeekNames,
  actor: Actor,
): WireCard['can'] {
  if (isStudent(actor)) return { edit: false, mark: false }
  const leadId = names.groups.get(groupId)?.leadId ?? null
  return {
    edit: !conducted && canEdit(actor, { teacherId, leadId, editSchedule: names.editSchedule }),
    mark: isManagement(actor) || teacherId === actor.userId,
  }
}

/** The card of one lesson of the caller's school in its wire form; 404 where there is none. */
export async function card({ actor, cache, db }: Context, uuid: string): Promise<WireCard> {
  const schoolId = schoolOf(actor)
  const { value, rows } = await cache.get(scheduleNames, { db, schoolId }, (_, at) => lessonBy(at, schoolId, uuid))
  return cardOf(found(rows[0]), value, actor)
}
