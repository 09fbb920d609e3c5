import { addDays, localDay } from '@qalam/contract/kernel/dates.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { journal, type MarkOperation } from '@qalam/contract/journal/api.ts'
import type { Answer, Call, Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { lesson as lessonApi } from '@qalam/contract/lesson/api.ts'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { App } from '../server/src/app.ts'
import { randomFrom } from './random.ts'

type Held = {
  uuid: string
  teacher: number
  date: string
  starts: string
  group: number
  subject: number
  kind: string | null
  max: number | null
  students: number[]
  scoreType: string
  theme: string | null
}

/** Speaks to the server as a person at a moment: the demo is made of the product's own acts. */
export type Speak = <E extends Endpoint>(userId: number, at: Date, endpoint: E, input: Call<E>) => Promise<Answer<E>>

const moment = (day: string, clock: string): Date => new Date(`${day}T${clock}:00+05:00`)

/** Marks, absences, conducted lessons and homework of everything that has been held up to now. */
export async function liveUntil(pool: pg.Pool, speak: Speak, schoolId: number, now: Date): Promise<number> {
  const random = randomFrom(42)
  const skill = new Map<number, number>()
  const ability = (student: number) =>
    skill.get(student) ?? (skill.set(student, 4.6 + random.next() * 5), skill.get(student)!)
  const lessons = await heldLessons(pool, schoolId, localDay(now))
  const operations = new Map<string, { teacher: number; at: Date; list: MarkOperation[] }>()
  for (const each of lessons) {
    const at = moment(each.date, each.starts)
    if (at.getTime() + 1_800_000 > now.getTime()) continue
    const list = each.students.flatMap((student) => markFor(each, student, ability(student), random))
    if (list.length === 0) continue
    const key = `${each.teacher} ${each.date}`
    const known = operations.get(key)
    if (known) known.list.push(...list)
    else operations.set(key, { teacher: each.teacher, at: moment(each.date, '21:00'), list })
  }
  let stored = 0
  for (const { teacher, at, list } of operations.values()) {
    for (let from = 0; from < list.length; from += 200) {
      const when = at.getTime() > now.getTime() ? now : at
      const { results } = await speak(teacher, when, journal.storeDay, {
        body: { operations: list.slice(from, from + 200) },
      })
      stored += results.filter(({ outcome }) => outcome === 'stored').length
    }
  }
  await prepare(lessons, speak, now)
  return stored
}

function markFor(lesson: Held, student: number, level: number, random: ReturnType<typeof randomFrom>): MarkOperation[] {
  const operation = (rest: Pick<MarkOperation, 'score' | 'sign'> & { comment?: string }): MarkOperation => ({
    operationId: randomUUID(),
    scheduleUuid: lesson.uuid,
    userId: student,
    baseVersion: 0,
    comment: '',
    ...rest,
  })
  const luck = random.next()
  if (luck < 0.03) return [operation({ score: null, sign: random.pick(['absent', 'excused', 'ill', 'ill'] as const) })]
  if (lesson.scoreType.startsWith('no_assessment')) return []
  const share = Math.min(1, Math.max(0.1, (level + (random.next() - 0.5) * 3) / 10))
  if (lesson.max) return [operation({ score: Math.max(1, Math.round(share * lesson.max)), sign: null })]
  if (luck > 0.5) return []
  const score = Math.max(1, Math.round(share * 10))
  const comment = luck > 0.47 ? (score >= 8 ? 'Белсенді жұмыс жасады' : 'Тақырыпты қайталау керек') : ''
  return [operation({ score, sign: luck < 0.05 ? 'late' : null, comment })]
}

/** Homework for the last and the coming week; the past lessons are conducted. */
async function prepare(lessons: readonly Held[], speak: Speak, now: Date): Promise<void> {
  const today = localDay(now)
  const bounds = { from: addDays(today, -8), to: addDays(today, 5) }
  const near = lessons.filter(({ date, theme }) => theme !== null && date >= bounds.from && date <= bounds.to)
  for (const [index, each] of near.entries()) {
    const at = moment(each.date, each.starts)
    if (index % 2 === 0) {
      const text = tasks[index % tasks.length] ?? ''
      await speak(each.teacher, now, homework.set, {
        params: { scheduleUuid: each.uuid },
        body: { version: 0, text: `${each.theme}: ${text}` },
      })
    }
    if (at.getTime() + 3_600_000 < now.getTime())
      await speak(each.teacher, now, lessonApi.conduct, { params: { scheduleUuid: each.uuid } })
  }
}

const tasks = [
  '№ 3, 5, 8 есептер',
  'конспект жазу',
  'параграфты оқу, 2-сұраққа жауап',
  'жаттығуды аяқтау',
  'шағын хабарлама дайындау',
  'сөздікпен жұмыс',
]

async function heldLessons(pool: pg.Pool, schoolId: number, today: string): Promise<Held[]> {
  const { rows } = await pool.query<Held>(
    `select l.uuid, l.teacher_id as teacher, l.on_date::text as date, to_char(l.starts, 'HH24:MI') as starts, l.group_id as "group", l.subject_id as subject,
       t.entity_kind as kind, t.max_score as max, t.theme, p.score_type as "scoreType",
       coalesce(array_agg(e.student_id) filter (where e.student_id is not null), '{}') as students
     from lesson l
     join calendar_plan p on p.uuid = l.plan_uuid
     left join plan_lesson t on t.uuid = l.plan_lesson_uuid
     left join enrolment e on e.group_id = l.group_id
       and (l.subgroup_id is null or exists (select 1 from subgroup_member m where m.subgroup_id = l.subgroup_id and m.student_id = e.student_id))
     where l.school_id = $1 and l.on_date between $2::date - 75 and $2::date + 6
     group by l.uuid, t.uuid, p.uuid order by l.on_date, l.starts`,
    [schoolId, today],
  )
  return rows
}

/** A speaker over the real server: each call goes in by the front door with a token of its own. */
export function speakerOf(app: App, sign: (userId: number) => Promise<string>, setClock: (at: Date) => void): Speak {
  return async (userId, at, endpoint, input) => {
    setClock(at)
    const { params = {}, body } = input as { params?: Record<string, unknown>; body?: unknown }
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
    const headers = { authorization: `Bearer ${await sign(userId)}` }
    const response = await app.http.inject({
      method: endpoint.method,
      url,
      headers,
      ...(body !== undefined && { payload: body as object }),
    })
    if (response.statusCode >= 300)
      throw new Error(`${endpoint.method} ${url}: ${response.statusCode} ${response.body.slice(0, 300)}`)
    return response.json().data
  }
}
