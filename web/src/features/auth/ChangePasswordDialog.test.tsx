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
  ['teacher', 'ab cdefg1', 'Құпиясөзде бос орын болмауы керек'],
  ['teacher', 'a'.repeat(65), 'Құпиясөз 64 таңбадан аспауы керек'],
  ['teacher', 'abcdefg', 'Құпиясөз кемінде 8 таңбадан тұруы керек'],
  ['student', 'abc', 'Құпиясөз кемінде 4 таңбадан тұруы керек'],
  ['zavuch', 'abcdefgh', 'Құпиясөзде кемінде бір цифр мен бір әріп болуы керек'],
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
  await type('old', 'alma-tal', 'alma-tam')
  expect(screen.getByText('Құпиясөздер сәйкес емес')).toBeTruthy()
  expect(button().disabled).toBe(true)
})

test('a changed password is told to the mobile app and the dialog closes', async () => {
  const told = vi.spyOn(window, 'postMessage').mockReturnValue()
  const sent = serve([[auth.passwordChange, () => ({})]])
  const onClose = open('director')
  await type('old', 'алма-тал-12')
  await userEvent.click(button())

  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toMatchObject([
    { body: { old_password: 'old', password: 'алма-тал-12', password_confirmation: 'алма-тал-12' } },
  ])
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
  await type('wrong', 'alma-tal')
  await userEvent.click(button())
  expect(await screen.findByText('Мәні дұрыс емес')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

test('the rules of a new password stand beside it, a teacher’s and a pupil’s', () => {
  serve([])
  open('teacher')
  expect(screen.getByText(/^8–64 таңба, кез келген әріптер/)).toBeTruthy()
  open('student')
  expect(screen.getByText(/^4–64 таңба, кез келген әріптер/)).toBeTruthy()
})

test.each<Role>(['student', 'teacher', 'director'])(
  '%s, once prompted, can change it or sign out, nothing else',
  (role) => {
    serve([])
    open(role, true)
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons.filter((words) => words && !/Password/.test(words))).toEqual(['Шығу', 'Сақтау'])
  },
)
