import { addDays, localDay } from '@qalam/contract/kernel/calendar.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { journal, type MarkOperation } from '@qalam/contract/journal/api.ts'
import type { Answer, Call, Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import type pg from 'pg'
import type { App } from '../server/src/app.ts'
import { taskOf } from './homework.ts'
import { type HeldLesson, markingWith } from './marks.ts'
import { randomFrom } from './random.ts'

/** Speaks to the server as a person at a moment: the demo is made of the product's own acts. */
export type Speak = <E extends Endpoint>(
  userId: number,
  at: Date,
  endpoint: E,
  input: Call<E>,
  picture?: Picture,
) => Promise<Answer<E>>

/** A picture that goes with a call. */
type Picture = { name: string; bytes: Buffer }

const moment = (day: string, clock: string): Date => new Date(`${day}T${clock}:00+05:00`)
/** Days back that the school has lived through: the quarter, and some of the one before. */
const behind = 75
const perCall = 200

/** Marks, absences and homework of everything that has been held up to now; answers how many marks were stored. */
export async function liveUntil(pool: pg.Pool, speak: Speak, schoolId: number, now: Date): Promise<number> {
  const lessons = await heldLessons(pool, schoolId, localDay(now))
  const marksOf = markingWith(randomFrom(42))
  const days = new Map<string, { teacher: number; at: Date; list: MarkOperation[] }>()
  for (const lesson of lessons) {
    if (moment(lesson.date, lesson.starts).getTime() + 1_800_000 > now.getTime()) continue
    const key = `${lesson.teacher} ${lesson.date}`
    const day = days.get(key) ?? { teacher: lesson.teacher, at: moment(lesson.date, '21:00'), list: [] }
    days.set(key, day)
    day.list.push(...marksOf(lesson))
  }
  let stored = 0
  for (const { teacher, at, list } of days.values()) {
    for (let from = 0; from < list.length; from += perCall) {
      const operations = list.slice(from, from + perCall)
      const when = at.getTime() > now.getTime() ? now : at
      const { results } = await speak(teacher, when, journal.storeDay, { body: { operations } })
      stored += results.filter(({ outcome }) => outcome === 'stored').length
    }
  }
  await setHomework(lessons, speak, now)
  return stored
}

/** Homework of the last week and of the coming days. */
async function setHomework(lessons: readonly HeldLesson[], speak: Speak, now: Date): Promise<void> {
  const today = localDay(now)
  const bounds = { from: addDays(today, -7), to: addDays(today, 4) }
  const near = lessons.filter(({ date }) => date >= bounds.from && date <= bounds.to)
  for (const [index, { uuid, teacher, subject, max, next }] of near.entries()) {
    const text = taskOf(subject, max !== null, index)
    if (!text) continue
    // As the form offers it: the next lesson of the plan.
    const body = { version: 0, text, dueOn: next }
    await speak(teacher, now, homework.set, { params: { scheduleUuid: uuid }, body })
  }
}

async function heldLessons(pool: pg.Pool, schoolId: number, today: string): Promise<HeldLesson[]> {
  const { rows } = await pool.query<HeldLesson>(
    `select l.uuid, l.teacher_id as teacher, l.on_date::text as date, to_char(l.starts, 'HH24:MI') as starts, l.group_id as "group", l.subject_id as subject,
       t.entity_kind as kind, t.max_score as max, t.theme, p.score_type as "scoreType",
       (select min(n.on_date)::text from lesson n where n.school_id = l.school_id and n.plan_uuid = l.plan_uuid
         and n.on_date > l.on_date) as next,
       coalesce(array_agg(e.student_id order by e.student_id) filter (where e.student_id is not null), '{}') as students
     from lesson l
     join calendar_plan p on p.school_id = l.school_id and p.uuid = l.plan_uuid
     left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
     left join enrolment e on e.school_id = l.school_id and e.group_id = l.group_id
       and (l.subgroup_id is null or exists (select 1 from subgroup_member m where m.school_id = l.school_id and m.subgroup_id = l.subgroup_id and m.student_id = e.student_id
         and m.since <= l.on_date and (m.until is null or m.until > l.on_date)))
     where l.school_id = $1 and l.on_date between $2::date - ${behind} and $2::date + 6
     group by l.school_id, l.uuid, t.school_id, t.uuid, p.school_id, p.uuid order by l.on_date, l.starts, l.group_id, l.subgroup_number`,
    [schoolId, today],
  )
  return rows
}

type Sent = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

const asTexts = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

/** A speaker over the real server: each call goes in by the front door with a token of its own. */
export function speakerOf(app: App, sign: (userId: number) => Promise<string>, setClock: (at: Date) => void): Speak {
  return async (userId, at, endpoint, input, picture) => {
    setClock(at)
    const { params = {}, query, body } = input as Sent
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
    const authorization = `Bearer ${await sign(userId)}`
    const headers = picture
      ? { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` }
      : { authorization }
    const response = await app.http.inject({
      method: endpoint.method,
      url,
      headers,
      ...(query && { query: asTexts(query) }),
      ...(picture ? { payload: formOf(picture) } : body !== undefined && { payload: body as object }),
    })
    if (response.statusCode >= 300)
      throw new Error(`${endpoint.method} ${url}: ${response.statusCode} ${response.body.slice(0, 300)}`)
    return response.json().data
  }
}

const boundary = '----qalam-demo'

const formOf = ({ name, bytes }: Picture): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
