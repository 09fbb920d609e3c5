import { support } from '@qalam/contract/support/api.ts'
import { serviceSchool } from '@qalam/contract/support/rules.ts'
import type { TicketDraft } from '@qalam/contract/support/ticket.ts'
import type { Content, Demo } from '../content.ts'
import { openLogin } from '../roles.ts'

const id = (number: number) => `5a000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const hours = (now: Date, back: number) => new Date(now.getTime() - back * 3_600_000)

type Asked = { login: string; words: string; back: number; answer?: string; rating?: number }

const asked: readonly Asked[] = [
  { login: 'student', back: 2, words: 'Телефонды ауыстырдым, жаңа телефоннан кіре алмай тұрмын' },
  { login: 'group-lead', back: 20, words: 'Не приходит письмо с кодом подтверждения почты' },
  {
    ...{ login: 'teacher', back: 50, words: 'Екі сатылы кірудің кодын жаңа құрылғыға қалай көшіремін?' },
    answer: 'Профильде «Қауіпсіздік» бетін ашып, жаңа құрылғының кодын қосыңыз.',
  },
  {
    ...{ login: 'zavuch', back: 200, words: 'Как открыть вход учителю, который ошибся паролем десять раз?' },
    ...{ answer: 'В карточке сотрудника нажмите «Разблокировать», либо подождите 15 минут.', rating: 5 },
  },
]

/** Requests in each state: one that waits, one in work, one answered, one that is over and was rated. */
async function fill({ pool, schoolId, speak, now }: Demo): Promise<void> {
  const { rows } = await pool.query<{ login: string; id: number }>(
    `select account.login, app_user.id from account join app_user on app_user.person_id = account.person_id
     where app_user.school_id = $1`,
    [schoolId],
  )
  const people = new Map(rows.map((one) => [one.login, one.id]))
  const admin = people.get('admin') ?? 0
  for (const [index, { login, words, back, answer, rating }] of asked.entries()) {
    const params = { uuid: id(index + 1) }
    const userId = people.get(login) ?? 0
    const ticket = { ...params, type: 'sign_in' as const, contact_data: '', ticket_content: words }
    await speak(userId, hours(now, back), support.ticket, { body: ticket })
    if (index > 0) await speak(admin, hours(now, back - 1), support.take, { params, body: { mine: true } })
    if (answer === undefined) continue
    await speak(admin, hours(now, back - 2), support.write, { params, body: { uuid: id(index + 100), text: answer } })
    if (rating === undefined) continue
    await speak(admin, hours(now, back - 3), support.close, { params })
    await speak(userId, hours(now, back - 4), support.rate, { params, body: { rating } })
  }
  const template = { title: 'Жаңа кіру парағы', text: 'Жаңа кіру парағын сынып жетекшісінен алыңыз.' }
  await speak(admin, now, support.keepTemplate, { params: { uuid: id(200) }, body: template })
  await agents({ pool, speak, now }, people)
}

type Told = Pick<Demo, 'pool' | 'speak' | 'now'>

/** The support itself: somebody of the service school who answers, and its head, who says who does. */
async function agents({ pool, speak, now }: Told, people: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await pool.query<{ head: number; agent: number }>(
    `select (select min(id) from app_user where school_id = $1 and role = 'director') as head,
       (select min(id) from app_user where school_id = $1 and role = 'employee') as agent`,
    [serviceSchool],
  )
  const [found] = rows
  if (!found?.head || !found.agent) return
  const { head, agent } = found
  await openLogin(pool, head, 'support-head')
  await openLogin(pool, agent, 'support-agent')
  await speak(head, now, support.nameAgent, { params: { userId: agent }, body: { answers: true } })
  for (const [index, { login, back, answer, ticket }] of wished.entries()) {
    const params = { uuid: id(index + 10) }
    await speak(people.get(login) ?? 0, hours(now, back), support.ticket, { body: { ...params, ...ticket } })
    if (answer === undefined) continue
    const body = { uuid: id(index + 110), text: answer }
    await speak(agent, hours(now, back - 2), support.write, { params, body })
  }
  for (const [index, body] of ready.entries())
    await speak(agent, now, support.keepTemplate, { params: { uuid: id(index + 210) }, body })
}

type Wish<T = TicketDraft> = T extends TicketDraft ? Omit<T, 'uuid'> : never

const said = { contact_data: '', type: 'suggestion' } as const
/** What the service school answers, not the own one. */
const wished: readonly { login: string; back: number; answer?: string; ticket: Wish }[] = [
  {
    ...{ login: 'group-lead', back: 30, answer: 'Рақмет! Ұсынысыңызды жоспарға енгіздік, дайын болғанда жазамыз.' },
    ticket: { ...said, ticket_content: 'Күнделікте апталық бағаларды бір бетке басып шығару мүмкіндігі керек' },
  },
  {
    ...{ login: 'teacher', back: 6 },
    ticket: {
      ...{ type: 'plagiarism_ticket', contact_data: '', ticket_content: 'Конспект скопирован без ссылки на автора' },
      ...{ link_plagiarism_doc: 'https://qalam.example/lesson/1', link_source_doc: 'https://kitap.example/7' },
    },
  },
  {
    ...{ login: 'zavuch', back: 3 },
    ticket: {
      ...{ type: 'elective_subject', contact_data: 'zavuch@mektep.example' },
      elective_subjects: [{ name_kz: 'Қолданбалы механика', name_ru: 'Прикладная механика' }],
    },
  },
]

const ready = [
  { title: 'Факультатив қосылды', text: 'Факультатив тізімге қосылды: бетті жаңартсаңыз, көрінеді.' },
  { title: 'Нужен снимок экрана', text: 'Пришлите, пожалуйста, снимок экрана и адрес страницы.' },
]

export const content: Content = { order: 95, fill }
