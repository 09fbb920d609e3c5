import { auth } from '@qalam/contract/auth/api.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { arriving, token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { tokens } from './samples.ts'

const registered = { ...tokens, login: 'han4821' }
import UstazRegisterPage from './UstazRegisterPage.tsx'

afterEach(() => {
  token.set(null)
  arriving.set(false)
})

const type = (label: RegExp, words: string) => userEvent.type(screen.getByLabelText(label), words)

test('somebody from abroad, whose IIN tells no gender, is asked for it, learns the login and is signed in', async () => {
  const sent = serve([[auth.ustazRegister, () => registered]])
  show(<UstazRegisterPage />)

  await type(/Тегі/, 'Хан')
  await type(/^Аты/, 'Ли')
  await type(/Телефон/, '7012345678')
  await type(/^Құпиясөз/, 'qyran7412')
  expect(screen.queryByRole('radiogroup')).toBeNull()
  await type(/ЖСН/, '900101000018')
  await userEvent.click(screen.getByRole('radio', { name: 'Әйел' }))
  await userEvent.click(screen.getByRole('button', { name: 'Тіркелу' }))

  expect(await screen.findByText('han4821')).toBeTruthy()
  expect(token.get()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Жалғастыру' }))
  expect(token.get()).toBe('access')
  expect(sent).toMatchObject([{ body: { iin: '900101000018', gender: 'w', phone: '+77012345678' } }])
})

test('what was left out is named where it is missing, whether the page or the server finds it', async () => {
  const refuse = () => {
    throw fieldProblem('gender', 'required')
  }
  serve([[auth.ustazRegister, refuse]])
  show(<UstazRegisterPage />)

  await userEvent.click(screen.getByRole('button', { name: 'Тіркелу' }))
  const missing = screen.getAllByText(/өрісін толтыру қажет$/).map(({ textContent }) => textContent)
  expect(missing.map((words) => words.match(/«(.+)»/)?.[1])).toEqual(['Тегі', 'Аты', 'ЖСН', 'Телефон', 'Құпиясөз'])

  await type(/Тегі/, 'Хан')
  await type(/^Аты/, 'Ли')
  await type(/Телефон/, '7012345678')
  await type(/^Құпиясөз/, 'qyran7412')
  await type(/ЖСН/, '900101000018')
  await userEvent.click(screen.getByRole('button', { name: 'Тіркелу' }))
  const choice = await screen.findByRole('radiogroup', { description: '«Жынысы» өрісін толтыру қажет' })
  expect(choice.getAttribute('aria-invalid')).toBe('true')
})

test('a field that was filled in wrongly says how it should be', async () => {
  serve([[auth.ustazRegister, () => registered]])
  show(<UstazRegisterPage />)

  await type(/ЖСН/, '9001')
  await userEvent.click(screen.getByRole('button', { name: 'Тіркелу' }))
  expect(screen.getByRole('textbox', { name: /ЖСН/, description: 'ЖСН дұрыс емес: 12 цифрын тексеріңіз' })).toBeTruthy()
})
