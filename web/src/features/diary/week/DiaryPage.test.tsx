import { auth } from '@qalam/contract/auth/api.ts'
import type { UserInfo } from '@qalam/contract/auth/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aigul } from '#features/auth/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import DiaryPage from './DiaryPage.tsx'
import { mondayAlgebra, nine, pageFortyFive, week } from '../samples.ts'

const school = aigul.school!.name
const child = (userId: number, name: string, group: string) => ({ userId, name, group, school })
const alikhan: UserInfo = { ...aigul, role: 'student' }
const parent = (...children: UserInfo['children']): UserInfo => ({ ...aigul, role: 'parent', children })

const dayNamed = async (name: RegExp) => within(await screen.findByRole('region', { name }))

test('a student sees lessons, homework on its day, and a mark with its comment', async () => {
  serve([
    [auth.userInfo, () => alikhan],
    [diary.week, () => week(mondayAlgebra({ homework: pageFortyFive, mark: nine }))],
  ])
  show(<DiaryPage />, { address: '/diary?date=2026-11-18' })

  const monday = await dayNamed(/16 қараша/)
  expect(monday.getByText('Квадрат теңдеулер')).toBeTruthy()
  expect(monday.getByText('Үйге:')).toBeTruthy()
  expect(monday.getByText('«Дәптер таза, шешімі толық»')).toBeTruthy()
  expect(monday.getByText('9').textContent).toContain('/10')

  const wednesday = await dayNamed(/18 қараша/)
  expect(wednesday.getByText('Осы күнге:')).toBeTruthy()
  expect(wednesday.getByText('45-бет, № 312, 314')).toBeTruthy()
  expect(wednesday.getByText('Кешікті')).toBeTruthy()
  expect((await dayNamed(/17 қараша/)).getByText('Сабақ жоқ')).toBeTruthy()
})

test('a phone opens the day of an address, as well as today, and folds the others', async () => {
  vi.setSystemTime('2026-11-18T10:00:00+05:00')
  const tuesday = { ...week().days[1]!, lessons: [mondayAlgebra({ uuid: '00000000-0000-4000-8000-0000000000aa' })] }
  const narrow = (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener() {},
    removeEventListener() {},
  })
  vi.stubGlobal('matchMedia', narrow)
  const present = week(mondayAlgebra())
  serve([
    [auth.userInfo, () => alikhan],
    [diary.week, () => ({ ...present, days: present.days.with(1, tuesday) })],
  ])
  show(<DiaryPage />, { address: '/diary?date=2026-11-16' })
  expect((await dayNamed(/16 қараша/)).queryByRole('button', { expanded: false })).toBeNull()
  expect((await dayNamed(/17 қараша/)).getByRole('button', { expanded: false })).toBeTruthy()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a mark that comes while the page is open is said and shown as new', async () => {
  let monday = mondayAlgebra()
  serve([
    [auth.userInfo, () => alikhan],
    [diary.week, () => week(monday)],
  ])
  const { client } = show(<DiaryPage />, { address: '/diary?date=2026-11-18' })
  await dayNamed(/16 қараша/)
  expect(screen.queryByText('жаңа')).toBeNull()

  monday = mondayAlgebra({ mark: nine })
  await client.invalidateQueries()

  await screen.findByText('жаңа')
  expect(screen.getByText('Жаңа балл. Алгебра: 10 балдан 9').getAttribute('role')).toBe('status')
})

test('the next week is asked for by its Monday, and today leads back', async () => {
  const asked: (string | undefined)[] = []
  serve([
    [auth.userInfo, () => alikhan],
    [
      diary.week,
      ({ query }) => {
        asked.push(query.date)
        return week()
      },
    ],
  ])
  show(<DiaryPage />, { address: '/diary?date=2026-11-18' })
  await dayNamed(/16 қараша/)
  await userEvent.click(screen.getByRole('button', { name: 'nextWeek' }))

  await expect.poll(() => asked).toContain('2026-11-23')
  expect(asked[0]).toBe('2026-11-16')
  expect(window.location.search).toBe('?date=2026-11-23')
})

test('a parent goes from child to child', async () => {
  const asked: (number | undefined)[] = []
  serve([
    [auth.userInfo, () => parent(child(77, 'Алихан', '7А'), child(78, 'Айсұлу', '3Ә'))],
    [
      diary.week,
      ({ query }) => {
        asked.push(query.userId)
        return { ...week(), student: { ...week().student, userId: query.userId ?? 77 } }
      },
    ],
  ])
  show(<DiaryPage />, { address: '/diary?date=2026-11-18' })

  expect((await screen.findByRole('button', { name: /Алихан/ })).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: /Айсұлу/ }))
  await expect.poll(() => screen.getByRole('button', { name: /Айсұлу/ }).getAttribute('aria-pressed')).toBe('true')
  expect(asked).toContain(78)
})

test('a parent without a child is told whom to ask, and nothing is fetched', async () => {
  serve([[auth.userInfo, () => parent()]])
  show(<DiaryPage />, { address: '/diary' })
  expect(await screen.findByText('Әзірге сізге бала тіркелмеген')).toBeTruthy()
})

test('a week without lessons says so', async () => {
  const bare = { ...week(), days: week().days.map((day) => ({ ...day, lessons: [], due: [] })) }
  serve([
    [auth.userInfo, () => alikhan],
    [diary.week, () => bare],
  ])
  show(<DiaryPage />, { address: '/diary?date=2026-11-18' })
  expect(await screen.findByText('Бұл аптада сабақ жоқ')).toBeTruthy()
})
