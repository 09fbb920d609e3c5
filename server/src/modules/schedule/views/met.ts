import type { Clash } from '@qalam/contract/schedule/api.ts'
import { clock } from '#platform/db/written.ts'
import { sharePupil } from '#school/half/half.ts'

/** Another lesson at the same time that needs the same teacher, room or pupils; names by id. */
export type MetRow = {
  uuid: string
  starts: string
  ends: string
  subjectId: number
  groupId: number
  teacherId: number
  cabinetId: number | null
  /** Whether both need the same pupils. */
  samePupils: boolean
}

/**
 * Clauses of a `with` after `asked` (school, monday, sunday): `met` holds, for each side of every clash of those days, the
 * lesson on the other side. Only a forced lesson clashes, and there are few: the index `lesson_forced` finds them.
 */
export const metClauses = `forced as materialized (
    select l.* from asked a join lesson l on l.school_id = a.school and l.on_date between a.monday and a.sunday and l.forced),
  pairs as materialized (
    select f.uuid as one, o.uuid as other, o.group_id = f.group_id and (f.subgroup_id is null or o.subgroup_id is null
        or f.subgroup_number = o.subgroup_number or (o.subject_id <> f.subject_id
          and ${sharePupil('f.school_id', 'f.subgroup_id', 'o.subgroup_id', 'f.on_date')})) as pupils,
      o.teacher_id = f.teacher_id or coalesce(o.cabinet_id = f.cabinet_id, false) as place
    from forced f join lesson o on o.school_id = f.school_id and o.on_date = f.on_date and o.uuid <> f.uuid
      and o.starts < f.ends and f.starts < o.ends
      and (o.teacher_id = f.teacher_id or o.cabinet_id = f.cabinet_id or o.group_id = f.group_id)),
  met as materialized (
    select one, other, pupils from pairs where pupils or place
    union select other, one, pupils from pairs where pupils or place)`

/** The lessons that clash with the lesson `l`, as JSON; null where there are none. */
export const metOf = (among = 'true'): string => `(select json_agg(json_build_object('uuid', o.uuid,
    'starts', ${clock('o.starts')}, 'ends', ${clock('o.ends')}, 'subjectId', o.subject_id, 'groupId', o.group_id,
    'teacherId', o.teacher_id, 'cabinetId', o.cabinet_id, 'samePupils', met.pupils) order by o.starts, o.uuid)
  from met join lesson o on o.school_id = l.school_id and o.uuid = met.other where met.one = l.uuid and ${among})`

type Side = { teacherId: number; cabinetId: number | null }

/** What of two lessons at one time is needed by both. */
export function sidesOf(mine: Side, other: MetRow): Clash['side'][] {
  const sides: Clash['side'][] = []
  if (mine.teacherId === other.teacherId) sides.push('teacher')
  if (mine.cabinetId !== null && mine.cabinetId === other.cabinetId) sides.push('cabinet')
  if (other.samePupils) sides.push('group')
  return sides
}
