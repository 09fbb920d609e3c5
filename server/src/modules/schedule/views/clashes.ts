import type { Clash } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { clock, dotted } from '#platform/db/written.ts'
import { sharePupil } from '#school/half/half.ts'
import { cabinetLabel, groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { initials } from '#vocabulary/people.ts'

/** A lesson as it is wanted; `uuid` is left out of the search, so that a lesson does not clash with itself. */
export type PlacedLesson = {
  uuid: string
  schoolId: number
  groupId: number
  subjectId: number
  subgroupId: number | null
  subgroupNumber: number | null
  teacherId: number
  cabinetId: number | null
  date: string
  timeStart: string
  timeEnd: string
}

/**
 * Every clash of a wanted lesson with both sides, forced lessons included; days as on the wire (S-SAVE-3, Q-034). Halves of
 * different subjects clash when they have one number, as the constraint has it, or share a pupil: `clashSides` in SQL.
 */
export async function clashesOf(db: Db, wanted: PlacedLesson): Promise<Clash[]> {
  const { uuid, schoolId, groupId, subjectId, subgroupId, subgroupNumber, teacherId, cabinetId } = wanted
  const { date, timeStart, timeEnd } = wanted
  const meets = sql`(${subgroupId}::int is null or l.subgroup_id is null or l.subgroup_number = ${subgroupNumber}::int
    or (l.subject_id <> ${subjectId} and ${sql.raw(sharePupil('l.school_id', 'w.subgroup_id', 'l.subgroup_id', 'l.on_date'))}))`
  const { rows } = await sql<{ clash: Clash }>`
    select json_build_object(
      'side', x.side, 'label', x.label, 'date', ${sql.raw(dotted('l.on_date'))},
      'wanted', json_build_object('timeStart', ${timeStart}::text, 'timeEnd', ${timeEnd}::text),
      'taken', json_build_object(
        'uuid', l.uuid, 'timeStart', ${sql.raw(clock('l.starts'))}, 'timeEnd', ${sql.raw(clock('l.ends'))},
        'subject', s.name, 'subjectType', s.kind, 'group', ${sql.raw(groupLabel('g'))},
        'subgroup', case when sg.id is not null then ${sql.raw(subgroupLabel('sg'))} end,
        'teacher', ${sql.raw(initials('t'))}, 'cabinet', case when c.id is not null then ${sql.raw(cabinetLabel('c'))} end)) as clash
    from lesson l cross join (select ${subgroupId}::int as subgroup_id) w
    join subject s on s.id = l.subject_id
    join school_class g on g.school_id = l.school_id and g.id = l.group_id
    join placed_person t on t.id = l.teacher_id
    left join class_half sg on sg.school_id = l.school_id and sg.id = l.subgroup_id
    left join cabinet c on c.school_id = l.school_id and c.id = l.cabinet_id
    cross join lateral (values
      ('teacher', ${sql.raw(initials('t'))}, l.teacher_id = ${teacherId}),
      ('cabinet', ${sql.raw(cabinetLabel('c'))}, l.cabinet_id = ${cabinetId}::int),
      ('group', ${sql.raw(groupLabel('g'))}, l.group_id = ${groupId} and ${meets})) x(side, label, hit)
    where l.school_id = ${schoolId} and l.on_date = ${date} and l.starts < ${timeEnd} and l.ends > ${timeStart} and l.uuid <> ${uuid}
      and (l.teacher_id = ${teacherId} or l.cabinet_id = ${cabinetId}::int or l.group_id = ${groupId}) and x.hit
    order by l.starts, l.uuid, x.side desc
    limit 50`.execute(db)
  return rows.map(({ clash }) => clash)
}
