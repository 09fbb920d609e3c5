import { questionBank as calls } from '@qalam/contract/question-bank/api.ts'
import { randomUUID } from 'node:crypto'
import type { Content, Demo } from '../content.ts'
import { algebra, biology } from '../works/questions.ts'

const parts = [
  { subject: 'Биология', questions: biology },
  { subject: 'Алгебра', questions: algebra },
] as const

/** The teacher of the demo keeps questions of two subjects in both languages; colleagues see them. */
async function fill({ pool, speak, schoolId, now, tell }: Demo): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `select a.last_user_id as id from account a join app_user u on u.id = a.last_user_id and u.school_id = $1
     where a.login = 'teacher'`,
    [schoolId],
  )
  const { rows: subjects } = await pool.query<{ id: number; name: string }>(
    `select min(id) as id, name ->> 'ru' as name from subject group by name ->> 'ru'`,
  )
  const [teacher] = rows
  if (!teacher) return tell('nobody teaches in the demo: the question bank is empty')
  const known = new Map(subjects.map(({ id, name }) => [name, id]))
  const at = new Date(now.getTime() - 4 * 86_400_000)
  for (const { subject, questions } of parts) {
    for (const language of ['kz', 'ru'] as const) {
      for (const { objective, difficulty, exercise } of questions((kz, ru) => (language === 'kz' ? kz : ru))) {
        const params = { uuid: randomUUID() }
        const head = {
          subjectId: known.get(subject) ?? null,
          parallel: 7,
          language,
          objectives: [objective],
          difficulty,
        }
        await speak(teacher.id, at, calls.create, { body: { ...params, ...head, exercise } })
        await speak(teacher.id, at, calls.share, { params, body: { shared: true } })
      }
    }
  }
}

export const content: Content = { order: 44, fill }
