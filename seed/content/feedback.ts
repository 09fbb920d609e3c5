import { feedback } from '@qalam/contract/feedback/api.ts'
import type { AnyDraft } from '@qalam/contract/feedback/shapes.ts'
import type { Content, Demo } from '../content.ts'

const id = (number: number) => `5b000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const days = (now: Date, back: number) => new Date(now.getTime() - back * 86_400_000)

const qalam = { type: 'review', slug: 'qalam', desiredThemesMessage: '' } as const
const course = { slug: 'functional-literacy', name: 'Функционалдық сауаттылық' }

type Said = { login: string; back: number; draft: AnyDraft; answer?: string }

const said: readonly Said[] = [
  {
    ...{ login: 'parent', back: 1 },
    draft: {
      ...qalam,
      uuid: id(1),
      reviewRating: 5,
      items: ['clear', 'useful'],
      message: 'Екі баланың күнделігі бір бетте, өте ыңғайлы',
    },
  },
  {
    ...{ login: 'teacher', back: 3 },
    draft: {
      ...qalam,
      uuid: id(2),
      reviewRating: 4,
      items: ['well-made'],
      message: 'Журнал быстрый, но хочется печатать сразу две четверти',
    },
    answer: 'Спасибо! Записали пожелание и вернёмся к вам с ответом.',
  },
  {
    ...{ login: 'student', back: 6 },
    draft: {
      ...qalam,
      uuid: id(3),
      reviewRating: 2,
      items: ['technical', 'other'],
      message: 'Суретті үй тапсырмасына тіркегенде ұзақ жүктеледі',
    },
  },
  {
    ...{ login: 'group-lead', back: 12 },
    draft: {
      ...qalam,
      uuid: id(4),
      reviewRating: 3,
      items: ['unclear'],
      message: 'Не сразу нашла, где закрывается четверть',
    },
    answer: 'Рақмет! Келесі педкеңесте көрсетіп береміз.',
  },
  {
    ...{ login: 'zavuch', back: 20 },
    draft: {
      ...{
        type: 'course_reviewable',
        uuid: id(5),
        ...course,
        review_rating: 5,
        review_category: ['useful', 'interesting'],
      },
      ...{ message: 'Мысалдары біздің сабақтарға дәл келеді', second_question_answer: 'Көбірек бейне керек' },
    },
  },
  {
    ...{ login: 'teacher', back: 21 },
    draft: {
      ...{ type: 'course_lesson_reviewable', uuid: id(6), slug: 'functional-literacy-2', name: course.name },
      ...{ theme: 'Мәтіндегі деректі табу', review_rating: 1, review_category: ['errors'] },
      message: 'Екінші тапсырманың жауабы қате көрсетілген',
    },
  },
]

/** Reviews of each rating, some of them answered. */
async function fill({ pool, schoolId, speak, now }: Demo): Promise<void> {
  const { rows } = await pool.query<{ login: string; id: number }>(
    `select account.login, account.last_user_id as id from account
     where account.login = any ($1) and account.last_user_id is not null
     union all
     select account.login, app_user.id from account join app_user on app_user.person_id = account.person_id
     where account.login = any ($1) and account.last_user_id is null and coalesce(app_user.school_id, $2) = $2`,
    [[...said.map(({ login }) => login), 'director'], schoolId],
  )
  const people = new Map(rows.map((one) => [one.login, one.id]))
  for (const { login, back, draft, answer } of said.toReversed()) {
    await speak(people.get(login) ?? 0, days(now, back), feedback.review, { body: draft })
    if (answer === undefined) continue
    const params = { uuid: draft.uuid }
    await speak(people.get('director') ?? 0, days(now, back - 1), feedback.answer, {
      params,
      body: { text: answer, version: 1 },
    })
  }
}

export const content: Content = { order: 98, fill }
