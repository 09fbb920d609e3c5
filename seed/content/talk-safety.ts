import { chat } from '@qalam/contract/chat/api.ts'
import { randomUUID } from 'node:crypto'
import type { Content, Demo } from '../content.ts'

type People = { pupil: number; other: number; parent: number; teacher: number; lead: number }
type Guards = { director: number; social: number }

/** Two pupils of the demo's class, a parent of the second, who teaches and leads them. */
const those = `select p[1] as pupil, p[2] as other, lead, teacher,
    (select parent_id from guardian where school_id = $1 and student_id = p[2] order by place limit 1) as parent
  from (select array_agg(e.student_id order by e.student_id) as p, min(g.lead_id) as lead, min(t.id) as teacher
    from study_group g
    join enrolment e on e.school_id = g.school_id and e.group_id = g.id and e.until is null
      and e.student_id not in (select last_user_id from account where login = 'student')
    cross join (select last_user_id as id from account where login = 'teacher') t
    where g.school_id = $1 and g.parallel = 7 and g.letter = 'А') class`

const guards = `select (select last_user_id from account where login = 'director') as director,
  (select last_user_id from account where login = 'social-worker') as social`

const hour = 3_600_000

/** Says something in a talk that is begun for it, and has it reported by the other. */
async function reported({ speak, now }: Demo, one: { by: number; to: number; text: string; back: number }) {
  const at = new Date(now.getTime() - one.back * hour)
  const { uuid } = await speak(one.by, at, chat.begin, { body: { userId: one.to } })
  const message = { id: randomUUID(), conversationUuid: uuid, text: one.text, sure: true }
  const { results } = await speak(one.by, at, chat.send, { body: { messages: [message] } })
  return { uuid, seq: results[0]?.seq ?? 1, at }
}

/** Reports that wait with their deadlines, one that is decided, a talk whose opening is asked for and one that was open. */
async function fill(demo: Demo): Promise<void> {
  const { pool, schoolId, speak, now } = demo
  const { rows } = await pool.query<People>(those, [schoolId])
  const [people] = rows
  const [safe] = (await pool.query<Guards>(guards)).rows
  if (!people?.parent || !safe) return
  const { pupil, other, parent, teacher, lead } = people
  const report = (
    by: number,
    { uuid, seq, at }: { uuid: string; seq: number; at: Date },
    reason: Reason,
    words: string,
  ) => speak(by, at, chat.report, { params: { uuid, seq }, body: { uuid: randomUUID(), reason, words } })

  const contacts = await reported(demo, {
    by: pupil,
    to: teacher,
    text: 'Телефоным 8 701 000 00 00, жазыңызшы',
    back: 3,
  })
  await report(teacher, contacts, 'contacts', 'Оқушы телефонын жіберді')
  const rude = await reported(demo, { by: parent, to: lead, text: 'Сіз тупой мұғалімсіз', back: 20 })
  await report(lead, rude, 'abuse', '')
  const spam = await reported(demo, { by: other, to: teacher, text: 'Привет привет привет', back: 100 })
  const uuid = randomUUID()
  await speak(teacher, spam.at, chat.report, {
    ...{ params: { uuid: spam.uuid, seq: spam.seq }, body: { uuid, reason: 'spam', words: '' } },
  })
  const decision = { outcome: 'talked', note: 'Сыныппен сөйлестік' } as const
  await speak(safe.social, new Date(now.getTime() - 90 * hour), chat.decide, { params: { uuid }, body: decision })

  const ask = (by: number, talk: string, reason: string, at: Date, opening = randomUUID()) =>
    speak(by, at, chat.askOpening, { params: { uuid: talk }, body: { uuid: opening, reason } }).then(() => opening)
  const then = new Date(now.getTime() - 80 * hour)
  const past = await ask(safe.social, spam.uuid, 'Сынып жетекшісінің өтініші: оқушыға қысым бар ма', then)
  await speak(safe.director, then, chat.decideOpening, { params: { uuid: past }, body: { agreed: true } })
  await speak(safe.social, then, chat.opened, { params: { uuid: past }, body: {} })
  await ask(safe.social, contacts.uuid, 'Оқушы жеке нөмірін жіберді: әңгіменің алдыңғы бөлігін көру керек', now)
}

type Reason = 'contacts' | 'abuse' | 'spam'

export const content: Content = { order: 61, fill }
