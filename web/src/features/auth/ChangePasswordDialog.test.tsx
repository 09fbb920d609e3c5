import { auth } from '@qalam/contract/auth/api.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

const open = (role: Role, prompted = false) => {
  const onClose = vi.fn()
  show(<ChangePasswordDialog role={role} prompted={prompted} onClose={onClose} />)
  return onClose
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Сақтау' })

async function type(old: string, password: string, repeat = password) {
  await userEvent.type(field(/^Қазіргі құпиясөз/), old)
  await userEvent.type(field(/^Жаңа құпиясөз\*?$/), password)
  await userEvent.type(field(/қайталаңыз/), repeat)
}

test.each<[Role, string, string]>([
  ['teacher', 'ab c1', 'Құпиясөзде бос орын болмауы керек'],
  ['teacher', 'abcdefghijklm', 'Құпиясөз 12 таңбадан аспауы керек'],
  ['teacher', 'abc', 'Құпиясөз кемінде 4 таңбадан тұруы керек'],
  ['director', 'abcd1', 'Құпиясөз кемінде 6 таңбадан тұруы керек'],
  ['student', 'құпия', 'Құпиясөзде кирилл және қазақ әріптері болмауы керек'],
  ['zavuch', 'abcdefg', 'Құпиясөзде кемінде бір цифр мен бір әріп болуы керек'],
])('%s may not take %s', async (role, password, complaint) => {
  serve([])
  open(role)
  await type('old', password)
  expect(screen.getByText(complaint)).toBeTruthy()
  expect(button().disabled).toBe(true)
})

test('the repeat must match before anything can be saved', async () => {
  serve([])
  open('teacher')
  await type('old', 'abcd', 'abce')
  expect(screen.getByText('Құпиясөздер сәйкес емес')).toBeTruthy()
  expect(button().disabled).toBe(true)
})

test('a changed password is told to the mobile app and the dialog closes', async () => {
  const told = vi.spyOn(window, 'postMessage').mockReturnValue()
  const sent = serve([[auth.passwordChange, () => ({})]])
  const onClose = open('director')
  await type('old', 'abcd12')
  await userEvent.click(button())

  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toMatchObject([{ body: { old_password: 'old', password: 'abcd12', password_confirmation: 'abcd12' } }])
  expect(told).toHaveBeenCalledWith({ type: 'passwordChanged', payload: {} }, expect.any(String))
})

test('a refused password leaves the dialog open with its complaint', async () => {
  serve([
    [
      auth.passwordChange,
      () => {
        throw fieldProblem('old_password', 'invalid')
      },
    ],
  ])
  const onClose = open('teacher')
  await type('wrong', 'abcd')
  await userEvent.click(button())
  expect(await screen.findByText('Мәні дұрыс емес')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

test('the prompted dialog is locked for management, and only for them', async () => {
  serve([])
  open('director', true)
  expect(screen.queryByRole('button', { name: 'common.cancel' })).toBeNull()
  expect(screen.getAllByRole('button').some(({ textContent }) => textContent === 'cancel')).toBe(false)
})

test('a prompted teacher may put it off', async () => {
  serve([])
  const onClose = open('teacher', true)
  await userEvent.click(screen.getByRole('button', { name: 'cancel' }))
  expect(onClose).toHaveBeenCalled()
})
