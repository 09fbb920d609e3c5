import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { cabinetLabel, clock, dotted, groupLabel, personLabel, subgroupLabel, userRef } from './labels.ts'

/** Whose eyes the cards are made for. A student sees the own marks; staff see none here. */
export type Viewer = { userId: number; manages: boolean; student: boolean }

const mark = sql`case when m.score is not null or m.sign is not null or m.comment <> '' then
  json_build_object('score', m.score, 'sign', m.sign, 'comment', m.comment) end`

const none = sql`null::json`

/** `sc` is the row of the school: its switch closes the schedule for teachers and leads (P-TEACH-1). */
function rights({ userId, manages, student }: Viewer): RawBuilder<unknown> {
  if (student) return sql`json_build_object('edit', false, 'mark', false)`
  if (manages) return sql`json_build_object('edit', l.conducted_at is null, 'mark', true)`
  return sql`json_build_object(
    'edit', l.conducted_at is null and sc.edit_schedule and (l.teacher_id = ${userId} or coalesce(g.lead_id = ${userId}, false)),
    'mark', l.teacher_id = ${userId})`
}

/** A lesson card of the contract in its wire form; the rows are those of `cardRows`. */
export const card = (viewer: Viewer): RawBuilder<unknown> => sql`json_build_object(
  'uuid', l.uuid, 'date', ${dotted(sql`l.on_date`)}, 'timeStart', ${clock(sql`l.starts`)}, 'timeEnd', ${clock(sql`l.ends`)},
  'subject', json_build_object('id', s.id, 'name', s.name, 'type', s.kind),
  'group', json_build_object('id', g.id, 'label', ${groupLabel}),
  'subgroup', case when sg.id is not null then json_build_object('id', sg.id, 'number', sg.number, 'label', ${subgroupLabel}) end,
  'calendarPlanUuid', l.plan_uuid, 'calendarPlanLessonUuid', l.plan_lesson_uuid,
  'theme', coalesce(pl.theme, ''), 'lessonType', coalesce(pl.entity_kind, 'regular'), 'maxScore', coalesce(pl.max_score, 10),
  'cabinet', case when c.id is not null then json_build_object('id', c.id, 'label', ${cabinetLabel}) end,
  'teacher', json_build_object('id', l.teacher_id, 'label', ${personLabel}),
  'substituted', ${userRef(sql`l.substituted_id`)},
  'forced', case when l.forced then json_build_object(
    'by', (${userRef(sql`l.forced_by`)})->>'label', 'at', to_char(l.forced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) end,
  'homework', case when h.uuid is not null then json_build_object('text', h.body, 'dueOn', ${dotted(sql`h.due_on`)}) end,
  'mark', ${viewer.student ? mark : none},
  'conducted', l.conducted_at is not null, 'version', l.version, 'can', ${rights(viewer)})`

/** What a card is made of, beside `lesson l`. */
export const cardRows = (viewer: Viewer): RawBuilder<unknown> => sql`
  join subject s on s.id = l.subject_id
  join study_group g on g.id = l.group_id
  join app_user t on t.id = l.teacher_id
  join person p on p.id = t.person_id
  left join subgroup sg on sg.id = l.subgroup_id
  left join cabinet c on c.id = l.cabinet_id
  left join plan_lesson pl on pl.uuid = l.plan_lesson_uuid
  left join homework h on h.lesson_uuid = l.uuid
  ${viewer.student ? sql`left join mark m on m.school_id = l.school_id and m.lesson_uuid = l.uuid and m.student_id = ${viewer.userId}` : sql``}`

/** One card as JSON, or undefined. */
export async function cardOf(db: Db, schoolId: number, uuid: string, viewer: Viewer): Promise<string | undefined> {
  const { rows } = await sql<{ json: string }>`
    select (${card(viewer)})::text as json
    from lesson l join school sc on sc.id = l.school_id ${cardRows(viewer)}
    where l.uuid = ${uuid} and l.school_id = ${schoolId}`.execute(db)
  return rows[0]?.json
}
