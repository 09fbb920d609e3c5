import { auth, type UserInfo } from '@qalam/contract/auth/api.ts'
import { type ChildHome, home, type PresentLesson as Lesson, type Unfilled } from '@qalam/contract/home/api.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userInfo } from '#features/auth/reads.ts'
import { aigul } from '#features/auth/samples.ts'
import { today } from '#platform/dates.ts'
import { OwnMenu } from '#platform/own-menu.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import FamilyPage from './FamilyPage.tsx'
import { PresentLesson } from './PresentLesson.tsx'
import UnfilledPage from './UnfilledPage.tsx'
import WelcomePage from './WelcomePage.tsx'

const uuid = (serial: number) => `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`
const algebra = { id: 11, name: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' } }
const school = { kz: '№ 12 мектеп', ru: 'Школа № 12', en: 'School 12' }

const running: Lesson = {
  uuid: uuid(1),
  date: today(),
  timeStart: '08:55',
  timeEnd: '09:40',
  running: true,
  subject: algebra,
  group: { id: 7, label: '7А' },
  subgroup: null,
  cabinet: '101',
  theme: 'Квадрат теңдеулер',
  calendarPlanUuid: uuid(2),
  hasHomework: false,
}
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

/** Behind the sign-in it is known who is here before a page is drawn. */
const showPresent = () => show(<PresentLesson />).client.fetchQuery(userInfo)

test('from the running lesson its class list, homework and journal are one press away', async () => {
  serve([
    [auth.userInfo, () => aigul],
    [home.present, () => ({ lesson: running })],
  ])
  await showPresent()

  await screen.findByRole('heading', { name: 'Алгебра · 7А' })
  expect(screen.getByText('Қазір жүріп жатыр')).toBeTruthy()
  expect(linkOf('Белгілеу')).toBe(`/schedule/lesson/${uuid(1)}/students`)
  expect(linkOf('Үй тапсырмасы')).toBe(`/schedule/control/homework/create/${uuid(1)}`)
  expect(linkOf('Журнал')).toBe(`/control/journal/groups/7/${uuid(2)}/11/quarter`)
})

test('a lesson that is still to come is opened, not marked', async () => {
  serve([
    [auth.userInfo, () => aigul],
    [home.present, () => ({ lesson: { ...running, running: false, date: addDays(today(), 2) } })],
  ])
  await showPresent()
  await screen.findByText('Келесі сабақ')
  expect(screen.queryByRole('link', { name: 'Белгілеу' })).toBeNull()
  expect(linkOf('Сабақты ашу')).toBe(`/schedule/lesson/${uuid(1)}`)
})

const child = (userId: number, name: string, changes: Partial<ChildHome> = {}): ChildHome => ({
  userId,
  name,
  group: '7А',
  school,
  day: today(),
  lessons: [],
  marks: [],
  due: [],
  ...changes,
})
const parent: UserInfo = { ...aigul, role: 'parent' }

test('a parent sees every child with new marks, their reasons and what is due, each row a link', async () => {
  const mark = {
    lessonUuid: uuid(3),
    date: '2026-11-17',
    subject: algebra,
    kind: 'sor' as const,
    theme: 'БЖБ 1',
    score: 14,
    maxScore: 20,
    sign: null,
    comment: 'Дәптер таза',
    at: '2026-11-17T05:00:00Z',
  }
  const due = { lessonUuid: uuid(4), subject: algebra, dueOn: today(), text: '45-бет', files: 1 }
  serve([
    [auth.userInfo, () => parent],
    [home.family, () => [child(77, 'Ахметов Алихан', { marks: [mark], due: [due] }), child(78, 'Ахметова Дана')]],
  ])
  show(<FamilyPage />)

  const first = within(await screen.findByRole('region', { name: 'Ахметов Алихан · 7А' }))
  const row = first.getByRole('link', { name: /14/ })
  expect(row.textContent).toContain('«Дәптер таза»')
  expect(row.getAttribute('href')).toBe(`/schedule/lesson/${uuid(3)}?userId=77`)
  expect(first.getByRole('link', { name: /45-бет · 1 файл/ }).textContent).toContain('бүгін')
  const second = within(screen.getByRole('region', { name: 'Ахметова Дана · 7А' }))
  expect(second.getByText('Соңғы жеті күнде балл қойылмаған')).toBeTruthy()
  expect(second.getByRole('link', { name: 'Күнделікті ашу' }).getAttribute('href')).toBe('/diary?userId=78')
})

const row = (serial: number, changes: Partial<Unfilled> = {}): Unfilled => ({
  calendarPlanUuid: uuid(serial),
  group: { id: 7, label: '7А' },
  subject: algebra,
  subgroup: null,
  teacher: { id: 5, label: 'Сәрсенова Айгүл' },
  held: 9,
  unmarked: 4,
  unconducted: 2,
  ...changes,
})
const pageOf = (rows: Unfilled[]) => ({
  rows,
  page: 1,
  total: rows.length,
  pageSize: 20,
  groups: [{ id: 7, label: '7А' }],
  teachers: [{ id: 5, label: 'Сәрсенова Айгүл' }],
})

test('a deputy narrows and sorts the journals that are not filled, and a press on a row opens one', async () => {
  const asked: unknown[] = []
  serve([
    [
      home.unfilled,
      ({ query }) => {
        asked.push(query)
        return pageOf([row(9)])
      },
    ],
  ])
  show(<UnfilledPage />, { address: '/control/journal/unfilled' })

  await userEvent.click(await screen.findByRole('button', { name: 'Балсыз' }))
  expect(window.location.search).toBe('?sort=unmarked')
  await userEvent.type(screen.getByRole('combobox', { name: 'Сынып' }), '7')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => asked.at(-1)).toMatchObject({ groupId: 7, sort: 'unmarked' })

  let followed = ''
  const link = screen.getByRole('link', { name: 'Алгебра' })
  link.addEventListener('click', (event) => (event.preventDefault(), (followed = link.getAttribute('href') ?? '')))
  await userEvent.click(screen.getByText('Сәрсенова Айгүл'))
  expect(followed).toBe(`/control/journal/groups/7/${uuid(9)}/11/quarter`)
})

test('where everything is filled, that is said', async () => {
  serve([[home.unfilled, () => pageOf([])]])
  show(<UnfilledPage />, { address: '/control/journal/unfilled' })
  expect(await screen.findByText('Толтырылмаған журнал жоқ')).toBeTruthy()
})

test('an official is told which region and district they answer for, and what can be done here', async () => {
  serve([
    [auth.userInfo, () => ({ ...aigul, role: 'department_worker' as const, school: null })],
    [
      home.place,
      () => ({ school: null, district: { kz: 'Есіл ауданы', ru: 'Есильский район', en: 'Yesil' }, region: school }),
    ],
  ])
  show(
    <OwnMenu
      value={[
        { href: '/control/chat', label: 'chat.title' },
        { href: '/profile', label: 'profile.title' },
      ]}
    >
      <WelcomePage />
    </OwnMenu>,
  )
  expect(await screen.findByText('Есіл ауданы')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Кіру тарихы/ }).getAttribute('href')).toBe('/profile/history')
  // What the menu of the role holds can be done from here too, each once.
  expect(linkOf('Чат')).toBe('/control/chat')
  expect(screen.getAllByRole('link', { name: /Профиль/ })).toHaveLength(1)
})
