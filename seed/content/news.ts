import { news } from '@qalam/contract/news/api.ts'
import type { Call } from '@qalam/contract/kernel/endpoint.ts'
import type { Content, Demo } from '../content.ts'
import { localDay } from '@qalam/contract/kernel/calendar.ts'

type Notice = Call<typeof news.deskStore>['body']
type Words = Notice['text']

const day = (now: Date, days: number): string => localDay(new Date(now.getTime() + days * 86_400_000))
const named = (kz: string, ru: string, en: string): Words => ({ kz, ru, en })
const id = (number: number) => `5b000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const family: Notice['roles'] = ['student', 'parent']
const teachers: Notice['roles'] = ['teacher', 'group-lead']

type Line = Pick<Notice, 'kind' | 'roles' | 'text'> & Partial<Notice> & { from: number; to: number; image?: string }

/** A banner of each kind, an announcement, one that is over, one that is planned and a draft. */
const lines: readonly Line[] = [
  {
    ...{ kind: 'banner', roles: family, from: -3, to: 60, link: '/diary/attestation', image: '/banners/diary.svg' },
    text: named(
      'Тоқсандық бағаның неден құралғанын көріңіз',
      'Посмотрите, из чего складывается четвертная',
      'See what a quarter mark is made of',
    ),
    label: named('Ашу', 'Открыть', 'Open'),
  },
  {
    ...{ kind: 'banner', roles: teachers, from: -3, to: 60, link: '/control/journal/groups' },
    image: '/banners/journal.svg',
    text: named(
      'Журналды пернетақтамен толтырыңыз',
      'Заполняйте журнал с клавиатуры',
      'Fill the journal from the keyboard',
    ),
    label: named('Журнал', 'Журнал', 'Journal'),
  },
  {
    ...{ kind: 'banner', place: 'schedule', lasting: 'once', roles: ['employee'], from: -1, to: 20 },
    text: named('Жұмада кесте 2-ауысымсыз өтеді', 'В пятницу уроков второй смены нет', 'No second shift on Friday'),
  },
  {
    ...{ kind: 'announcement', roles: teachers, from: -3, to: 60 },
    text: named(
      'Тоқсан қорытындысы жақын: БЖБ мен ТЖБ балдарын уақытында қойыңыз.',
      'Скоро конец четверти: внесите баллы СОР и СОЧ вовремя.',
      'The end of the quarter is near: enter the SOR and SOCH points in time.',
    ),
  },
  {
    ...{ kind: 'announcement', roles: ['social_worker'], lasting: 'once', from: 3, to: 10 },
    text: named(
      'Жұма күні сағат 15-те әлеуметтік паспорттар бойынша кеңес.',
      'В пятницу в 15:00 совещание по социальным паспортам.',
      'A meeting on social passports on Friday at 15:00.',
    ),
  },
  {
    ...{ kind: 'banner', roles: ['parent'], from: -30, to: -12, link: 'https://egov.kz' },
    text: named(
      'Ата-аналар жиналысы өтті, рақмет',
      'Родительское собрание прошло, спасибо',
      'The parents’ meeting is over, thank you',
    ),
    label: named('Құжаттар', 'Документы', 'Papers'),
  },
  {
    ...{ kind: 'announcement', roles: family, from: 5, to: 12, publish: false },
    text: named(
      'Қысқы демалыс кестесі дайындалып жатыр.',
      'Готовится расписание зимних каникул.',
      'The winter holidays are being planned.',
    ),
  },
]

/** Written by the director at the desk, each on the day before it begins. */
async function fill({ pool, schoolId, speak, now }: Demo): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `select app_user.id from app_user where school_id = $1 and role = 'director' order by id limit 1`,
    [schoolId],
  )
  const director = rows[0]?.id ?? 0
  const none = named('', '', '')
  for (const [at, { from, to, image, ...line }] of lines.entries()) {
    const written = new Date(now.getTime() + Math.min(from, 0) * 86_400_000)
    const body: Notice = {
      ...{ place: 'side', lasting: 'read', label: none, link: '', picture: null, alt: none, version: 0, publish: true },
      ...{ scope: 'school', scopeId: schoolId, since: day(now, from), until: day(now, to) },
      ...line,
    }
    const uuid = id(at + 1)
    await speak(director, written, news.deskStore, { params: { uuid }, body })
    // Pictures that come with the product lie beside its pages.
    if (image) await pool.query('update banner set image = $2 where uuid = $1', [uuid, image])
  }
}

/** What the school says to its people, so that the shell shows what it can. */
export const content: Content = { order: 20, fill }
