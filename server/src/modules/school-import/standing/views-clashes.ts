import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** A lesson that an import would add, by natural keys; `place` finds the row of the workbook again. */
export type ImportedLesson = {
  place: number
  label: string
  half: number | null
  teacherIin: string
  room: string | null
  onDate: string
  starts: string
  ends: string
}
/** A plan whose lessons from a day on go to another teacher. */
export type Moved = { place: number; planUuid: string; teacherIin: string }

export type Met = {
  place: number
  side: 'teacher' | 'room' | 'pupils'
  date: string
  starts: string
  ends: string
  label: string
}

/**
 * Lessons of a school that would stand in the way: of lessons that an import adds, and of those that it gives to another
 * teacher from a day on. Forced lessons stand in nobody's way, as in the constraints; one line for each place.
 */
export async function lessonsInTheWay(
  db: Db,
  { schoolId, year, today }: { schoolId: number; year: number; today: string },
  wanted: readonly ImportedLesson[],
  moved: readonly Moved[],
): Promise<Met[]> {
  const { rows } = await sql<Met>`
    with moved as (select m.* from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
        as m(place int, "planUuid" uuid, "teacherIin" text)),
    standing as (
      select l.*, m.place as "movedPlace", coalesce(m."teacherIin", u.iin) as teacher, g.parallel || g.letter as label,
        g.academic_year as year, r.number as room
      from class_lesson l
      join placed_person u on u.id = l.teacher_id
      join school_class g on g.school_id = l.school_id and g.id = l.group_id
      left join cabinet r on r.school_id = l.school_id and r.id = l.cabinet_id
      left join moved m on m."planUuid" = l.plan_uuid and l.on_date >= ${today}::date and l.conducted_at is null
        and l.substituted_id is null
      where l.school_id = ${schoolId} and not l.forced),
    wanted as (
      select w.place, w.label, w.half, w."teacherIin" as teacher, w.room, w."onDate" as on_date, w.starts, w.ends
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(place int, label text, half int, "teacherIin" text,
        room text, "onDate" date, starts time, ends time)),
    met as (
      select w.place, x.side, s.on_date, s.starts, s.ends, s.label
      from wanted w
      join standing s on s.on_date = w.on_date and s.starts < w.ends and w.starts < s.ends
      cross join lateral (values ('teacher', s.teacher = w.teacher), ('room', s.room = w.room),
        ('pupils', s.label = w.label and s.year = ${year}
          and (s.subgroup_number is null or w.half is null or s.subgroup_number = w.half))) x(side, hit)
      where x.hit
      union all
      select a."movedPlace", 'teacher', b.on_date, b.starts, b.ends, b.label
      from standing a
      join standing b on b.on_date = a.on_date and b.starts < a.ends and a.starts < b.ends and b.teacher = a.teacher
        and b.uuid <> a.uuid
      where a."movedPlace" is not null)
    select distinct on (met.place) met.place, met.side, met.on_date as date, met.starts, met.ends, met.label
    from met order by met.place, met.on_date, met.starts, met.side`.execute(db)
  return rows
}
