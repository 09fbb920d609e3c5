import { auth } from '@qalam/contract/auth/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aigul } from '#features/auth/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import PrintPage from '../print/PrintPage.tsx'
import { mondayAlgebra, nine, week } from '../samples.ts'
import DiaryPage from '../week/DiaryPage.tsx'
import WorksPage from './WorksPage.tsx'

const school = aigul.school!.name
const child = (userId: number, name: string) => ({ userId, name, group: '7А', school })
const mother = { ...aigul, role: 'parent' as const, children: [child(77, 'Алихан'), child(78, 'Аружан')] }

test('announced works stand in the calendar and in a list, with points as soon as they are given', async () => {
  const work = {
    timeStart: '08:00',
    subject: { id: 12, name: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' } },
    maxScore: 20,
  }
  serve([
    [auth.userInfo, () => mother],
    [
      diary.works,
      () => ({
        student: week().student,
        works: [
          {
            ...work,
            uuid: '00000000-0000-4000-8000-000000000001',
            date: '2026-11-13',
            kind: 'sor' as const,
            theme: 'Бөлшектер',
            score: 17,
          },
          {
            ...work,
            uuid: '00000000-0000-4000-8000-000000000002',
            date: '2026-11-24',
            kind: 'soch' as const,
            theme: 'Тоқсан',
            score: null,
          },
        ],
      }),
    ],
  ])
  show(<WorksPage />, { address: '/diary/works' })

  expect(await screen.findByText('Бөлшектер')).toBeTruthy()
  expect(screen.getByText('20 балға дейін')).toBeTruthy()
  expect(screen.getAllByText(/ТЖБ: Алгебра/)).not.toHaveLength(0)
})

test('the week of all children is printed, each on a sheet of their own', async () => {
  serve([
    [auth.userInfo, () => mother],
    [
      diary.week,
      ({ query }) => ({
        ...week(mondayAlgebra({ mark: nine })),
        student: { userId: Number(query?.userId), fullName: `Бала ${query?.userId}`, group: null },
      }),
    ],
  ])
  show(<PrintPage />, { address: '/diary/print?date=2026-11-18' })
  const sheets = await screen.findAllByRole('region', { name: /Бала/ })
  expect(sheets).toHaveLength(2)
  expect(within(sheets[1]!).getByText('10 балдан 9. Дәптер таза, шешімі толық')).toBeTruthy()
})

test('a parent opens a mark and reads who changed it', async () => {
  serve([
    [auth.userInfo, () => mother],
    [diary.week, () => week(mondayAlgebra({ mark: { ...nine, changed: true } }))],
    [
      diary.mark,
      () => [
        { score: 9, sign: null, comment: '', by: 'Сәрсенова Айгүл', at: '2026-11-16T05:00:00Z' },
        { score: 4, sign: null, comment: '', by: 'Ахметов Ерлан', at: '2026-11-16T03:00:00Z' },
      ],
    ],
  ])
  show(<DiaryPage />, { address: '/diary?date=2026-11-18' })
  await userEvent.click(await screen.findByRole('button', { name: /өзгертілген/ }))

  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('10 балдан 4')).toBeTruthy()
  expect(dialog.getByText(/Ахметов Ерлан/)).toBeTruthy()
})
