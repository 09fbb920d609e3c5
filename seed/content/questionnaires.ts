import type { Call } from '@qalam/contract/kernel/endpoint.ts'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import type { Content, Demo } from '../content.ts'

type Body = Call<typeof questionnaires.store>['body']
type Answers = Call<typeof questionnaires.reply>['body']['answers']
type Words = Body['title']

const id = (number: number) => `5c000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const named = (kz: string, ru: string, en: string): Words => ({ kz, ru, en })
const later = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000)

type Asked = Pick<Body, 'title' | 'roles' | 'questions'> & { from: number; to: number; lead?: Words }

const canteen: Asked = {
  ...{ from: -14, to: -4, roles: ['student', 'parent'] },
  title: named('Мектеп асханасы', 'Школьная столовая', 'The school canteen'),
  lead: named(
    'Асхананы жақсарту үшін үш сұрақ. Екі минут алады.',
    'Три вопроса, чтобы столовая стала лучше. Займёт две минуты.',
    'Three questions to make the canteen better. It takes two minutes.',
  ),
  questions: [
    {
      ...{ kind: 'single', required: true },
      words: named(
        'Асханада қаншалықты жиі тамақтанасыз?',
        'Как часто вы едите в столовой?',
        'How often do you eat there?',
      ),
      options: [
        named('Күн сайын', 'Каждый день', 'Every day'),
        named('Аптасына бірнеше рет', 'Несколько раз в неделю', 'Some days a week'),
        named('Сирек', 'Редко', 'Seldom'),
      ],
    },
    {
      kind: 'scale',
      required: true,
      words: named('Тамақ ұнай ма?', 'Нравится ли еда?', 'Is the food good?'),
      options: [],
    },
    {
      ...{ kind: 'multiple', required: false },
      words: named('Нені көбірек қалайсыз?', 'Чего хотелось бы больше?', 'What should there be more of?'),
      options: [
        named('Көкөніс', 'Овощей', 'Vegetables'),
        named('Жеміс', 'Фруктов', 'Fruit'),
        named('Ұлттық тағамдар', 'Национальных блюд', 'National dishes'),
      ],
    },
    {
      ...{ kind: 'text', required: false, options: [] },
      words: named('Тағы не айтар едіңіз?', 'Что ещё добавите?', 'What else?'),
    },
  ],
}

const meeting: Asked = {
  ...{ from: -10, to: -2, roles: ['parent'] },
  title: named('Ата-аналар жиналысының уақыты', 'Время родительского собрания', 'When parents meet'),
  questions: [
    {
      ...{ kind: 'single', required: true },
      words: named('Қай уақыт ыңғайлы?', 'Какое время удобно?', 'Which time suits you?'),
      options: [named('18:00', '18:00', '18:00'), named('19:00', '19:00', '19:00')],
    },
  ],
}

const staffRoom: Asked = {
  ...{ from: -5, to: 20, roles: ['teacher', 'group-lead'] },
  title: named('Мұғалімдер бөлмесі', 'Учительская', 'The staff room'),
  questions: [
    {
      ...{ kind: 'scale', required: true, options: [] },
      words: named('Бөлме ыңғайлы ма?', 'Удобно ли в учительской?', 'Is the staff room comfortable?'),
    },
    {
      ...{ kind: 'text', required: false, options: [] },
      words: named('Не жетіспейді?', 'Чего не хватает?', 'What is missing?'),
    },
  ],
}

const wishes = [
  'Больше салатов',
  'Бауырсақ болса',
  'Очередь длинная на второй перемене',
  'Жылы шай керек',
  'Спасибо поварам',
  '',
]
const missing = ['Принтер', 'Кофе қайнатқыш', '', 'Розеткалар', 'Шкаф', 'Тыныштық']

const ofCanteen = (at: number): Answers => [
  { number: 1, chosen: [at % 3] },
  { number: 2, chosen: [3 + (at % 3)] },
  { number: 3, chosen: at % 2 === 0 ? [0, 2] : [1] },
  { number: 4, words: wishes[at % wishes.length] ?? '' },
]
const ofMeeting = (at: number): Answers => [{ number: 1, chosen: [at % 2] }]
const ofStaffRoom = (at: number): Answers => [
  { number: 1, chosen: [2 + (at % 4)] },
  { number: 2, words: missing[at % missing.length] ?? '' },
]

/** People of some roles, those whom the demo signs in as first. */
async function peopleOf({ pool, schoolId }: Demo, roles: readonly string[], most: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select u.id from app_user u left join account a on a.person_id = u.person_id
     where u.role = any($2) and u.archived_at is null and (u.school_id = $1
       or exists (select from guardian g where g.school_id = $1 and g.parent_id = u.id))
     order by (a.login not like 'demo%') desc nulls last, u.id limit $3`,
    [schoolId, roles, most],
  )
  return rows.map((row) => row.id)
}

/** One that was answered by many, one by too few to be shown, and one that still runs. */
async function fill(demo: Demo): Promise<void> {
  const { schoolId, speak, now } = demo
  const [director = 0] = await peopleOf(demo, ['director'], 1)
  const all: [Asked, (at: number) => Answers, readonly string[], number][] = [
    [canteen, ofCanteen, ['student', 'parent'], 17],
    [meeting, ofMeeting, ['parent'], 3],
    [staffRoom, ofStaffRoom, ['teacher', 'group-lead'], 8],
  ]
  for (const [at, [{ from, to, ...asked }, answersOf, roles, most]] of all.entries()) {
    const params = { uuid: id(at + 1) }
    const days = { since: localDay(later(now, from)), until: localDay(later(now, to)) }
    const body: Body = {
      ...{ lead: named('', '', ''), scope: 'school', scopeId: schoolId, version: 0, publish: true },
      ...days,
      ...asked,
    }
    await speak(director, later(now, from), questionnaires.store, { params, body })
    for (const [place, userId] of (await peopleOf(demo, roles, most)).entries())
      await speak(userId, later(now, from + 1), questionnaires.reply, {
        params,
        body: { uuid: id((at + 1) * 1000 + place), form: 1, answers: answersOf(place) },
      })
  }
}

export const content: Content = { order: 97, fill }
