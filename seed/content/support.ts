import { support } from '@qalam/contract/support/api.ts'
import type { Content, Demo } from '../content.ts'

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
}

export const content: Content = { order: 95, fill }
