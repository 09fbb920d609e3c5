import { auth } from '@qalam/contract/auth/api.ts'
import { wrongPair } from '@qalam/contract/auth/problems.ts'
import { notFound } from '@qalam/contract/kernel/problem.ts'
import { merge } from '@qalam/contract/merge/api.ts'
import { codeRefused, diaryAway, joinedElsewhere } from '@qalam/contract/merge/problems.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { aigul as teacher } from '#features/auth/samples.ts'
import MergePage from './MergePage.tsx'
import { found } from './samples.ts'

const address = '/merge?code=a-code'
const here = 'h.eyJzdWIiOiI3In0.s'
const tokens = { access_token: 'h.eyJzdWIiOiI4In0.s', expires_in: 900 }
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const refusing = (problem: () => Error) => () => {
  throw problem()
}

afterEach(() => token.set(null))

test('whoever is signed in sees the outer account and their own, says yes and is done (S-MERGE-2)', async () => {
  token.set(here)
  const sent = serve([
    [auth.userInfo, () => teacher],
    [merge.auth, ({ query }) => (query.stay === '1' ? found : { ...found, ...tokens, joined: true })],
    [merge.userInfo, () => found],
  ])
  show(<MergePage />, { address })
  await screen.findByText('№7 мектеп-гимназия')
  screen.getByText('Алматы қаласы')
  await screen.findByText(new RegExp(`${teacher.surname} ${teacher.firstname}`))
  await press('Иә, қосу')
  await screen.findByText(/Аккаунттар біріктірілді/)
  expect(sent).toMatchObject([{ query: { code: 'a-code' } }])
  await press('Басты бетке')
  expect([window.location.pathname, token.get()]).toEqual(['/', here])
})

test('no leads to the login and the password, whose complaint stands under its field until it is typed in (V-MERGE-2)', async () => {
  const sent = serve([
    [merge.auth, () => found],
    [merge.assign, refusing(wrongPair)],
  ])
  show(<MergePage />, { address })
  await press('Жоқ, аккаунтым бар')
  const heading = await screen.findByRole('heading', { name: 'Басқа аккаунтты қосу' })
  expect(document.activeElement).toBe(heading)
  await userEvent.type(screen.getByLabelText(/Логин/), '  a.sarsenova ')
  await userEvent.type(screen.getByLabelText(/^Құпиясөз/), ' kitap7 ')
  await press('Басқа аккаунтты қосу')
  await screen.findByText('Логин немесе құпиясөз дұрыс емес')
  expect(sent).toMatchObject([{ body: { code: 'a-code', login: 'a.sarsenova', password: 'kitap7' } }])
  await userEvent.type(screen.getByLabelText(/^Құпиясөз/), '8')
  expect(screen.queryByText('Логин немесе құпиясөз дұрыс емес')).toBeNull()
})

test('a new account is told its login and password, and goes in by the last button (SH-MERGE-3)', async () => {
  serve([
    [merge.auth, () => found],
    [merge.register, () => ({ ...tokens, login: 'n.zhaksybekova', password: 'tau-bulaq-7' })],
  ])
  show(<MergePage />, { address })
  await press('Иә, аккаунт ашу')
  await screen.findByText('n.zhaksybekova')
  screen.getByText('tau-bulaq-7')
  expect(token.get()).toBeNull()
  await press('Басты бетке')
  await waitFor(() => expect(token.get()).toBe(tokens.access_token))
})

test('a joined account has entered: the page says as whom and asks nothing more', async () => {
  serve([[merge.auth, () => ({ ...found, ...tokens, joined: true })]])
  show(<MergePage />, { address })
  await screen.findByText(/^Сәрсенова А\. ретінде .* арқылы кірдіңіз\./)
  await press('Басты бетке')
  await waitFor(() => expect(token.get()).toBe(tokens.access_token))
})

test('a student is asked for the login of their school, and no account is offered', async () => {
  serve([[merge.auth, () => ({ ...found, canRegister: false })]])
  show(<MergePage />, { address })
  await press('Иә, логинмен жалғастыру')
  await screen.findByLabelText(/Логин/)
  expect(screen.queryByRole('button', { name: 'Иә, аккаунт ашу' })).toBeNull()
})

test('an account of somebody else is refused in words and the step stays', async () => {
  token.set(here)
  serve([
    [auth.userInfo, () => teacher],
    [merge.auth, () => found],
    [merge.userInfo, refusing(joinedElsewhere)],
  ])
  show(<MergePage />, { address })
  await press('Иә, қосу')
  await screen.findByText(/басқа аккаунтқа қосылған/)
  screen.getByRole('button', { name: 'Иә, қосу' })
})

test.for([
  ['a used code', refusing(codeRefused), /Код пайдаланылған/, 0],
  ['a diary that is away', refusing(diaryAway), /жауап бермей тұр/, 1],
  ['where none is configured', refusing(notFound), /қосылмаған/, 0],
] as const)('%s is told, and only what may pass is tried again (ERR-EMPTY-1)', async ([, answer, words, again]) => {
  serve([[merge.auth, answer]])
  show(<MergePage />, { address })
  await screen.findByText(words)
  expect(screen.queryAllByRole('button', { name: 'Қайталау' })).toHaveLength(again)
  screen.getByRole('link', { name: 'Кіру бетіне' })
})

test('without a code the page says where one comes from', async () => {
  serve([])
  show(<MergePage />, { address: '/merge' })
  await screen.findByText(/Мекенжайда код жоқ/)
})
