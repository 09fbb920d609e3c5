import { homework } from '@qalam/contract/homework/api.ts'
import { addDays, dottedOf, localDay } from '@qalam/contract/kernel/calendar.ts'
import { randomUUID } from 'node:crypto'
import type { Content } from '../content.ts'

type Held = { uuid: string; teacher: number; own: number }
type State = 'to-do' | 'sent' | 'returned' | 'scored' | 'overdue'

/** What becomes of the answers of a class, one student after another. */
const states: readonly State[] = ['scored', 'sent', 'returned', 'scored', 'sent', 'to-do']
/** What becomes of the demo student's, one lesson after another: each state once. */
const own: readonly State[] = ['to-do', 'returned', 'overdue', 'scored', 'sent']

export const content: Content = {
  order: 35,
  fill: async ({ pool, speak, schoolId, now, tell }) => {
    const today = localDay(now)
    const { rows } = await pool.query<Held>(
      `select l.uuid, l.teacher_id as teacher, s.id as own from lesson l
       join homework h on h.school_id = l.school_id and h.lesson_uuid = l.uuid
       join account a on a.login = 'student' join app_user s on s.person_id = a.person_id and s.school_id = l.school_id
       join enrolment e on e.school_id = l.school_id and e.student_id = s.id and e.group_id = l.group_id
       where l.school_id = $1 and l.subgroup_id is null and l.on_date between $2::date - 7 and $2::date - 1
       order by l.on_date desc, l.starts limit 5`,
      [schoolId, today],
    )
    let answers = 0
    for (const [place, lesson] of rows.entries()) {
      const mine = own[place] ?? 'to-do'
      // What is over was set yesterday, until the end of that day.
      const isOver = mine === 'overdue'
      const then = isOver ? new Date(now.getTime() - 86_400_000) : now
      const until = addDays(today, isOver ? -1 : 3)
      answers += await answered({ ...lesson, speak, now: then, until, mine, isWhole: place < 3 })
    }
    tell(`${answers} answers to homework`)
  },
}

type Lesson = Pick<Parameters<Content['fill']>[0], 'speak' | 'now'> &
  Held & { until: string; mine: State; isWhole: boolean }

/** Asks the class of a lesson for an answer, and lets its students give it. */
async function answered({ speak, now, uuid, teacher, own: student, ...rest }: Lesson): Promise<number> {
  const { until, mine, isWhole } = rest
  const params = { scheduleUuid: uuid }
  const { homework: set } = await speak(teacher, now, homework.form, { params })
  if (!set) return 0
  const body = { uuid: set.uuid, version: set.version, text: set.text, wantsAnswer: true }
  const dateExpired = dottedOf(until)
  await speak(teacher, now, homework.set, { params, body: { ...body, dueOn: set.dueOn, dateExpired } })

  const asked = await speak(teacher, now, homework.answers, { params: { homeworkUuid: set.uuid } })
  for (const [place, { answerId, student: who }] of asked.answers.entries()) {
    if (who.id !== student && !isWhole) continue
    const state = who.id === student ? mine : states[place % states.length]
    if (state === 'to-do' || state === 'overdue') continue
    const at = { params: { answerId } }
    const sent = {
      operation: randomUUID(),
      version: 0,
      body: 'Орындадым: жауаптары дәптерде, № 3 есепті екі тәсілмен шығардым.',
    }
    const { version } = await speak(who.id, now, homework.send, { ...at, body: sent })
    const judged = { operation: randomUUID(), version }
    // Whoever judges opens the answer first, and the family can read that.
    await speak(teacher, now, homework.answer, at)
    if (state === 'returned')
      await speak(teacher, now, homework.giveBack, { ...at, body: { ...judged, comment: 'Шешу жолын толық жаз' } })
    if (state === 'scored')
      await speak(teacher, now, homework.score, {
        ...at,
        body: { ...judged, score: 8 + (place % 3), comment: 'Жақсы' },
      })
  }
  return asked.answers.length
}
