import type { AnswersOfHomework, AnswerState, GivenHomework, MyHomework } from '@qalam/contract/homework/answers.ts'
import type { GivenAsked } from '@qalam/contract/homework/api.ts'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { attendsWithParts, partsOf } from '#school/half/half.ts'
import { answerState, isFor, toldScore, toldState } from '#vocabulary/homework.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'
import { taughtBy, work, workParts, workTables } from './work.ts'

/** Homework of a student is listed for this many days. */
const days = 60
const perPage = 20

const counted = (condition: string): string =>
  `(select count(*)::int from homework_recipient recipient
    left join homework_answer answer on answer.school_id = recipient.school_id and answer.uuid = recipient.uuid
    where recipient.school_id = homework.school_id and recipient.homework_uuid = homework.uuid and ${condition})`

const shows = {
  waiting: sql`${sql.raw(counted(`answer.state = 'sent'`))} > 0`,
  open: sql`(homework.expires_at is null or homework.expires_at >= moment.now)`,
  over: sql`homework.expires_at < moment.now`,
}
const orders = {
  dueOn: sql`homework.due_on asc nulls last`,
  '-dueOn': sql`homework.due_on desc nulls last`,
  givenOn: sql`lesson.on_date asc`,
  '-givenOn': sql`lesson.on_date desc`,
}

/** A page of what a teacher has set, the last one first. */
export async function givenBy(db: Db, { schoolId, userId }: Actor, now: Date, asked: GivenAsked) {
  const { groupId, subjectId, show, search, sort = '-givenOn', page, limit } = asked
  type Row = { row: GivenHomework; total: number }
  const { rows } = await sql<Row>`select json_build_object(${sql.raw(workParts)}, 'id', homework.uuid,
      'wantsAnswer', homework.wants_answer, 'hasContent', homework.content_version_uuid is not null,
      'expired', coalesce(homework.expires_at < moment.now, false), 'students', ${sql.raw(counted('true'))},
      'sentAnswers', ${sql.raw(counted(`answer.state = 'sent'`))}, 'returned', ${sql.raw(counted(`answer.state = 'returned'`))},
      'scored', ${sql.raw(counted(`answer.state = 'scored'`))}) as row, (count(*) over ())::int as total
    from homework cross join (select ${now}::timestamptz as now) moment ${sql.raw(workTables)}
    where homework.school_id = ${schoolId}::int and ${taughtBy({ userId })}
      and (${groupId ?? null}::int is null or lesson.group_id = ${groupId ?? null}::int)
      and (${subjectId ?? null}::int is null or lesson.subject_id = ${subjectId ?? null}::int)
      and (${search}::text = '' or position(lower(${search}::text) in lower(homework.body || ' ' || coalesce(theme.theme, ''))) > 0)
      and ${show ? shows[show] : sql`true`}
    order by ${orders[sort]}, lesson.starts desc, homework.uuid limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { rows: rows.map(({ row }) => row), total: rows[0]?.total ?? 0, page, pageSize: limit }
}

/** Answers to the homework of a teacher's lessons that wait for a score. */
export async function unscoredOf(db: Db, { schoolId, userId }: Actor): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from homework_answer answer
    join homework_recipient recipient on recipient.school_id = answer.school_id and recipient.uuid = answer.uuid
    join homework on homework.school_id = recipient.school_id and homework.uuid = recipient.homework_uuid
    join class_lesson lesson on lesson.school_id = homework.school_id and lesson.uuid = homework.lesson_uuid
    where answer.school_id = ${schoolId}::int and answer.state = 'sent' and ${taughtBy({ userId })}`.execute(db)
  return rows[0]?.count ?? 0
}

type Filters = { groups: { id: number; label: string }[]; subjects: { id: number; name: GivenHomework['subject'] }[] }

/** Groups and subjects of a teacher's lessons. */
export async function filtersOf(db: Db, { schoolId, userId }: Actor): Promise<Filters> {
  const { rows } = await sql<Filters>`with mine as materialized (select distinct lesson.group_id, lesson.subject_id
      from class_lesson lesson where lesson.school_id = ${schoolId}::int and ${taughtBy({ userId })})
    select coalesce((select json_agg(json_build_object('id', study_group.id, 'label', ${sql.raw(groupLabel('study_group'))})
        order by study_group.parallel, study_group.letter)
      from school_class study_group where study_group.school_id = ${schoolId}::int
        and study_group.id in (select mine.group_id from mine)), '[]'::json) as groups,
      coalesce((select json_agg(json_build_object('id', subject.id, 'name', subject.name) order by subject.id)
      from subject where subject.id in (select mine.subject_id from mine)), '[]'::json) as subjects`.execute(db)
  return rows[0] ?? { groups: [], subjects: [] }
}

/** One homework with every answer; who waits for a score first. */
export async function answersOf(db: Db, { schoolId, userId }: Actor, homeworkUuid: string, now: Date) {
  const { rows } = await sql<{ row: AnswersOfHomework }>`select (${sql.raw(work)})::jsonb || jsonb_build_object(
      'wantsAnswer', homework.wants_answer,
      'content', (select version.title from content_version version where version.school_id = homework.school_id
        and version.uuid = homework.content_version_uuid),
      'answers', coalesce((select json_agg(json_build_object('answerId', recipient.uuid,
          'state', ${sql.raw(answerState('moment.now'))}, 'score', answer.score, 'maxScore', homework.max_score,
          'points', answer.points, 'sentAt', to_char(answer.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'student', json_build_object('id', student.id, 'name', ${sql.raw(fullName('student'))}),
          'files', (select count(*) from homework_answer_file own where own.school_id = recipient.school_id
            and own.answer_uuid = recipient.uuid))
          order by answer.state is distinct from 'sent', ${sql.raw(fullName('student'))}, student.id)
        from homework_recipient recipient
        join placed_person student on student.school_id = recipient.school_id and student.id = recipient.student_id
        left join homework_answer answer on answer.school_id = recipient.school_id and answer.uuid = recipient.uuid
        where recipient.school_id = homework.school_id and recipient.homework_uuid = homework.uuid), '[]'::json)) as row
    from homework cross join (select ${now}::timestamptz as now) moment ${sql.raw(workTables)}
    where homework.school_id = ${schoolId}::int and homework.uuid = ${homeworkUuid}::uuid and ${taughtBy({ userId })}`.execute(
    db,
  )
  return rows[0]?.row
}

type Asked = {
  studentId: number
  schoolId: number
  today: string
  now: Date
  state: AnswerState | undefined
  page: number
}
type Mine = { rows: MyHomework[]; total: number; counts: Partial<Record<AnswerState, number>> }

/** Homework of a student: what is open first and by its end, then the rest, the last one first. */
export async function homeworkFor(db: Db, { studentId, schoolId, today, now, state, page }: Asked): Promise<Mine> {
  const { rows } = await sql<Mine>`with stay as materialized (
      select enrolment.*, ${sql.raw(partsOf('enrolment.school_id', 'enrolment.student_id'))}
      from class_stay enrolment where enrolment.school_id = ${schoolId} and enrolment.student_id = ${studentId}),
    mine as materialized (
      select homework.uuid, ${sql.raw(toldState('moment.now'))} as state, homework.expires_at, homework.due_on, lesson.on_date,
        homework.wants_answer,
        json_build_object(${sql.raw(workParts)}, 'answerId', case when homework.wants_answer then recipient.uuid end,
          'state', ${sql.raw(toldState('moment.now'))}, 'score', ${sql.raw(toldScore('moment.now'))},
          'hasContent', homework.content_version_uuid is not null,
          'files', (select count(*) from homework_file where homework_file.school_id = homework.school_id
            and homework_file.homework_uuid = homework.uuid)) as row
      from stay join class_lesson lesson on ${sql.raw(attendsWithParts('stay', 'lesson'))}
        and lesson.on_date > ${today}::date - ${days}::int
      join homework on homework.school_id = lesson.school_id and homework.lesson_uuid = lesson.uuid
      cross join (select ${now}::timestamptz as now) moment
      join subject on subject.id = lesson.subject_id
      join school_class study_group on study_group.school_id = lesson.school_id and study_group.id = lesson.group_id
      left join plan_lesson theme on theme.school_id = lesson.school_id and theme.uuid = lesson.plan_lesson_uuid
      left join homework_recipient recipient on recipient.school_id = homework.school_id
        and recipient.homework_uuid = homework.uuid and recipient.student_id = stay.student_id
      left join homework_answer answer on answer.school_id = recipient.school_id and answer.uuid = recipient.uuid
      where ${sql.raw(isFor('stay.student_id'))} and (homework.wants_answer or homework.due_on >= ${today}::date)
        and (recipient.uuid is not null or not homework.wants_answer)),
    shown as (select mine.* from mine where ${state ?? null}::text is null or mine.state = ${state ?? null}::text)
    select coalesce((select json_agg(one.row) from (select shown.row from shown
        order by array_position(array['overdue', 'returned', 'to-do', 'sent', 'scored'], shown.state), not shown.wants_answer,
          case when shown.state in ('sent', 'scored') then null else coalesce(shown.expires_at, shown.due_on) end,
          shown.on_date desc, shown.uuid limit ${perPage} offset ${(page - 1) * perPage}) one), '[]'::json) as rows,
      (select count(*)::int from shown) as total,
      coalesce((select json_object_agg(by_state.state, by_state.many) from (select mine.state, count(*)::int as many
        from mine group by mine.state) by_state), '{}'::json) as counts`.execute(db)
  return rows[0] ?? { rows: [], total: 0, counts: {} }
}

/** The student whose homework is asked for: the actor, or a bound child; the first of them where none is named. */
export async function pupilOf(db: Db, actor: Actor, userId: number | undefined) {
  const { rows } = await sql<{ studentId: number; schoolId: number }>`select student.id as "studentId",
      student.school_id as "schoolId" from placement student
    where student.role = 'student' and (${userId ?? null}::int is null or student.id = ${userId ?? null}::int)
      and ((${actor.role}::text = 'student' and student.id = ${actor.userId}::int)
        or (${actor.role}::text = 'parent' and exists (select from family_tie guardian where guardian.school_id = student.school_id
          and guardian.parent_id = ${actor.userId}::int and guardian.student_id = student.id)))
    order by student.id limit 1`.execute(db)
  return rows[0]
}
