import { CompiledQuery } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { bare, clock, concat, dotted, type Json, nothing, object, plain, said, truth, when } from '#platform/db/json.ts'
import { cabinetLabel, groupLabel, personLabel, subgroupLabel } from './labels.ts'

/** Whose eyes the cards are made for. A student sees the own marks; staff see none here. */
export type Viewer = { userId: number; manages: boolean; student: boolean }

/**
 * What all cards of a statement share, so that it is read and written once: the group of a group's week stands ready as
 * JSON in `v.face`, with `v.lead_id` beside it. `none` is for a card by itself.
 */
export type Shared = 'group' | 'teacher' | 'cabinet' | 'none'
const face = bare('v.face')

/** What every statement that shows cards is asked with first: $1, $2 and $3. */
export const firstValues = (schoolId: number, { userId, manages }: Viewer) => [schoolId, userId, manages]

/** Somebody by the id in a column, looked up only where there is one. */
const person = (column: string, value: Json) =>
  `(select ${concat(value)} from app_user u join person p on p.id = u.person_id where u.id = ${column})`

/** `{ id, label }`. */
export const labelled = (id: string, label: string): Json => object({ id: bare(id), label: said(label) })

const forced: Json = when(
  'l.forced',
  object({
    by: bare(person('l.forced_by', said(personLabel))),
    at: plain(`to_char(l.forced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`),
  }),
)

const mark: Json = when(
  `m.score is not null or m.sign is not null or m.comment <> ''`,
  object({
    score: bare(`coalesce(m.score::text, 'null')`),
    sign: when('m.sign is not null', plain('m.sign')),
    comment: said('m.comment'),
  }),
)

const homework: Json = when(
  'h.uuid is not null',
  object({ text: said('h.body'), dueOn: when('h.due_on is not null', plain(dotted('h.due_on'))) }),
)

/** `sc` is the row of the school: its switch closes the schedule for teachers and leads (P-TEACH-1). */
const staffRights = (lead: string) =>
  object({
    edit: truth(
      `l.conducted_at is null and ($3::boolean or (sc.edit_schedule and (l.teacher_id = $2 or ${lead} = $2)))`,
    ),
    mark: truth('$3::boolean or l.teacher_id = $2'),
  })
const studentRights = object({ edit: bare(`'false'`), mark: bare(`'false'`) })

/** A lesson card of the contract in its wire form; the rows are those of `cardRows`. */
export const card = (student: boolean, shared: Shared = 'none'): Json =>
  object({
    uuid: plain('l.uuid'),
    date: plain(dotted('l.on_date')),
    timeStart: plain(clock('l.starts')),
    timeEnd: plain(clock('l.ends')),
    subject: object({ id: bare('s.id'), name: bare('s.name'), type: plain('s.kind') }),
    group: shared === 'group' ? face : labelled('g.id', groupLabel),
    subgroup: when(
      'sg.id is not null',
      object({ id: bare('sg.id'), number: bare('sg.number'), label: said(subgroupLabel) }),
    ),
    calendarPlanUuid: plain('l.plan_uuid'),
    calendarPlanLessonUuid: when('l.plan_lesson_uuid is not null', plain('l.plan_lesson_uuid')),
    theme: said(`coalesce(pl.theme, '')`),
    lessonType: plain(`coalesce(pl.entity_kind, 'regular')`),
    maxScore: bare('coalesce(pl.max_score, 10)'),
    cabinet: shared === 'cabinet' ? face : when('c.id is not null', labelled('c.id', cabinetLabel)),
    teacher: shared === 'teacher' ? face : labelled('l.teacher_id', personLabel),
    substituted: when('l.substituted_id is not null', bare(person('l.substituted_id', labelled('u.id', personLabel)))),
    forced,
    homework,
    mark: student ? mark : nothing,
    conducted: truth('l.conducted_at is not null'),
    version: bare('l.version'),
    can: student ? studentRights : staffRights(shared === 'group' ? 'v.lead_id' : 'g.lead_id'),
  })

/** What a card is made of, beside `lesson l`. */
export const cardRows = (student: boolean, shared: Shared = 'none'): string => `
  join subject s on s.id = l.subject_id
  ${shared === 'group' ? '' : 'join study_group g on g.id = l.group_id'}
  ${shared === 'teacher' ? '' : 'join app_user t on t.id = l.teacher_id join person p on p.id = t.person_id'}
  left join subgroup sg on sg.id = l.subgroup_id
  ${shared === 'cabinet' ? '' : 'left join cabinet c on c.id = l.cabinet_id'}
  left join plan_lesson pl on pl.uuid = l.plan_lesson_uuid
  left join homework h on h.lesson_uuid = l.uuid
  ${student ? 'left join mark m on m.school_id = v.school and m.lesson_uuid = l.uuid and m.student_id = v.me' : ''}`

const oneCard = `/*lesson-card*/
  select ${concat(card(false))} as json
  from lesson l join school sc on sc.id = l.school_id ${cardRows(false)}
  where l.school_id = $1 and l.uuid = $4`

/** One card for a member of the staff as JSON, or undefined. */
export async function cardOf(db: Db, schoolId: number, uuid: string, viewer: Viewer): Promise<string | undefined> {
  const values = [...firstValues(schoolId, viewer), uuid]
  const { rows } = await db.executeQuery<{ json: string }>(CompiledQuery.raw(oneCard, values))
  return rows[0]?.json
}
