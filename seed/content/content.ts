import { content as calls } from '@qalam/contract/content/api.ts'
import type { ContentKind } from '@qalam/contract/content/document.ts'
import type { DraftPage } from '@qalam/contract/content/draft.ts'
import { randomUUID } from 'node:crypto'
import type { Content, Demo } from '../content.ts'
import { tour } from '../works/tour.ts'
import { ent, lecture, soch, sor } from '../works/works.ts'

type Words = (kz: string, ru: string) => string
type Work = {
  kind: ContentKind
  title: string
  pages: DraftPage[]
  minutes: number
  maxScore: number | null
  objectives: string[]
}

const works = (t: Words): Work[] => [
  {
    kind: 'custom-lesson',
    title: t('Жасуша: барлық тапсырма түрі', 'Клетка: задания всех видов'),
    pages: tour(t),
    minutes: 40,
    maxScore: null,
    objectives: ['7.4.2.1'],
  },
  {
    kind: 'sor',
    title: t('БЖБ. Қан және қанайналым', 'СОР. Кровь и кровообращение'),
    pages: sor(t),
    minutes: 20,
    maxScore: 10,
    objectives: ['7.1.4.1', '7.1.4.2'],
  },
  {
    kind: 'soch',
    title: t('ТЖБ. II тоқсан', 'СОЧ. II четверть'),
    pages: soch(t),
    minutes: 40,
    maxScore: 20,
    objectives: ['7.1.4.1', '7.1.5.1'],
  },
  { kind: 'ent', title: t('ҰБТ үлгісі', 'Образец ЕНТ'), pages: ent(t), minutes: 15, maxScore: 7, objectives: [] },
  {
    kind: 'lecture',
    title: t('Қанайналым шеңберлері', 'Круги кровообращения'),
    pages: lecture(t),
    minutes: 40,
    maxScore: null,
    objectives: [],
  },
]

/** The biology teacher has written a tour of every type of exercise, works and a lecture in both languages; all published. */
async function fill({ pool, speak, schoolId, now, tell }: Demo): Promise<void> {
  const { rows } = await pool.query<{ id: number; subject: number }>(
    `select a.last_user_id as id, s.id as subject from account a
       join app_user u on u.id = a.last_user_id and u.school_id = $1
       join subject s on s.name ->> 'ru' = 'Биология' where a.login = 'teacher' order by s.id limit 1`,
    [schoolId],
  )
  const [teacher] = rows
  if (!teacher) return tell('nobody teaches biology in the demo: no works are written')
  const at = new Date(now.getTime() - 3 * 86_400_000)
  for (const language of ['kz', 'ru'] as const) {
    const t: Words = (kz, ru) => (language === 'kz' ? kz : ru)
    for (const { kind, title, pages, minutes, maxScore, objectives } of works(t)) {
      const params = { uuid: randomUUID() }
      const head = { title, subjectId: teacher.subject, parallel: kind === 'ent' ? 11 : 7, language }
      await speak(teacher.id, at, calls.create, { body: { ...params, kind, ...head } })
      const settings = { minutes, maxScore, objectives, rightsConfirmed: true, showDescriptors: false }
      const frame = { version: 1, order: pages.map(({ uuid }) => uuid), head, settings }
      await speak(teacher.id, at, calls.save, { params, body: { pages, frame } })
      await speak(teacher.id, at, calls.publish, { params, body: { uuid: randomUUID() } })
      await speak(teacher.id, at, calls.share, { params, body: { shared: true } })
    }
  }
}

export const content: Content = { order: 45, fill }
