import { attendance } from '@qalam/contract/attendance/api.ts'
import type { AbsenceNoticeDraft, OwnNotice } from '@qalam/contract/attendance/notices.ts'
import { auth, type UserInfo } from '@qalam/contract/auth/api.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aigul } from '#features/auth/samples.ts'
import { today } from '#platform/dates.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import AbsencesPage from './AbsencesPage.tsx'
import { notice } from './samples.ts'

const child = (userId: number, name: string) => ({ userId, name, group: '7А', school: aigul.school!.name })
const parent: UserInfo = { ...aigul, role: 'parent', children: [child(77, 'Алихан'), child(78, 'Айсұлу')] }

function family({
  user = parent,
  refuse = false,
  rows = [notice],
}: { user?: UserInfo; refuse?: boolean; rows?: OwnNotice[] } = {}) {
  const given: AbsenceNoticeDraft[] = []
  const withdrawn: string[] = []
  serve([
    [auth.userInfo, () => user],
    [
      attendance.notices,
      ({ query }) => ({
        ...{ rows, page: 1, total: rows.length, pageSize: 20 },
        student: { userId: query.userId ?? 77, fullName: 'Ахметов Алихан' },
        can: { give: user.role === 'parent' },
      }),
    ],
    [
      attendance.giveNotice,
      ({ body }) => {
        if (refuse) throw fieldProblem('from', 'absence-past')
        given.push(body)
        return {}
      },
    ],
    [
      attendance.withdrawNotice,
      ({ params }) => {
        withdrawn.push(params.uuid)
        return {}
      },
    ],
  ])
  return { given, withdrawn }
}

const opened = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Хабарлау' }))
  return within(screen.getByRole('dialog'))
}

test('a parent tells of today with a press, a reason and words', async () => {
  const { given } = family()
  show(<AbsencesPage />, { address: '/diary/absences?userId=78' })
  const dialog = await opened()
  await userEvent.click(dialog.getByRole('radio', { name: 'Отбасы жағдайы' }))
  await userEvent.type(dialog.getByLabelText('Түсініктеме'), 'Той')
  await userEvent.click(dialog.getByRole('button', { name: 'Хабарлау' }))
  await expect.poll(() => given).toHaveLength(1)
  expect(given[0]).toMatchObject({ userId: 78, from: today(), until: today(), kind: 'family', words: 'Той' })
})

test('a refused day is complained about under its field, and the dialog stays', async () => {
  family({ refuse: true })
  show(<AbsencesPage />, { address: '/diary/absences' })
  const dialog = await opened()
  await userEvent.click(dialog.getByRole('button', { name: 'Хабарлау' }))
  expect(await dialog.findByText('Бүгіннен бастап хабарлауға болады')).toBeTruthy()
})

test('a notice is taken back after a question', async () => {
  const { withdrawn } = family()
  show(<AbsencesPage />, { address: '/diary/absences' })
  await userEvent.click(await screen.findByRole('button', { name: /^Қайтарып алу: 18–19 қараша/ }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Қайтарып алу' }))
  await expect.poll(() => withdrawn).toEqual([notice.id])
})

test('what was taken back says by whom and offers nothing', async () => {
  const withdrawn = { by: 'Ахметов Ерлан', at: '2026-11-18T03:00:00Z' }
  family({ rows: [{ ...notice, withdrawn, can: { withdraw: false } }] })
  show(<AbsencesPage />, { address: '/diary/absences' })
  expect(await screen.findByText(/Қайтарып алынды: Ахметов Ерлан/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Қайтарып алу/ })).toBeNull()
})

test('a student reads what the parents told and is offered nothing', async () => {
  family({ user: { ...aigul, role: 'student' }, rows: [{ ...notice, can: { withdraw: false } }] })
  show(<AbsencesPage />, { address: '/diary/absences' })
  expect(await screen.findByText('Қызуы көтерілді')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Хабарлау' })).toBeNull()
})
