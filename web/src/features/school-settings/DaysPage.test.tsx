import { type DaysDraft, schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { daysKept } from '@qalam/contract/school-settings/problems.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import DaysPage from './DaysPage.tsx'
import SettingsPage from './SettingsPage.tsx'

const name = { kz: 'Мектеп мерекесі', ru: 'Праздник школы', en: 'School day' }
const own = { startsOn: '2026-11-20', endsOn: '2026-11-20', name, kind: 'own' as const, parallels: null }
const dialog = () => within(screen.getByRole('dialog'))

test('days off are added after a look at what they do', async () => {
  const asked: DaysDraft[] = []
  const sent = serve([
    [schoolSettings.days, () => ({ off: [], working: [] })],
    [
      schoolSettings.tryDays,
      ({ body }) => {
        asked.push(body)
        return { lessons: 14, themes: 12, assessments: 1 }
      },
    ],
    [schoolSettings.changeDays, () => ({ lessons: 14, themes: 12, assessments: 1 })],
  ])
  show(<DaysPage />)

  await userEvent.click(await screen.findByRole('button', { name: 'Демалыс қосу' }))
  await userEvent.type(dialog().getByLabelText(/^Атауы/), 'Аяз')
  await userEvent.click(dialog().getByRole('button', { name: 'Не өзгеретінін көру' }))
  expect(await dialog().findByRole('status')).toHaveProperty('textContent', expect.stringContaining('Сабақ: 14'))
  expect(sent.filter(({ endpoint }) => endpoint === schoolSettings.changeDays)).toEqual([])

  await userEvent.click(dialog().getByRole('button', { name: 'Өзгерту' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toMatchObject([{ act: 'off', name: 'Аяз' }])
})

test('a day whose lessons were held stays, and the dialog says why', async () => {
  serve([
    [schoolSettings.days, () => ({ off: [own], working: [] })],
    [
      schoolSettings.tryDays,
      () => {
        throw daysKept({ kept: 3 })
      },
    ],
  ])
  show(<DaysPage />)

  await userEvent.click(await screen.findByRole('button', { name: '20.11.2026: бұрынғыдай қылу' }))
  await userEvent.click(dialog().getByRole('button', { name: 'Не өзгеретінін көру' }))
  expect(await dialog().findByText(/сабақ тұр/)).toBeTruthy()
})

const contacts = { address: 'Абай 1', phone: '', email: '', site: '', logoUrl: null }
const school = { name, bin: '990140000007', region: name, department: null, type: 'general', ...contacts }

test('a switch lets teachers edit students', async () => {
  let flags = { editSchedule: true, groupLoadEdit: false, teacherEdit: false }
  const sent = serve([
    [schoolSettings.read, () => ({ school, flags, markNoticeHours: 0, acts: [] })],
    [
      schoolSettings.setFlags,
      ({ body }) => {
        flags = { ...flags, teacherEdit: body.teacherEdit === true }
        return {}
      },
    ],
  ])
  show(<SettingsPage />)

  const right = () => screen.findByRole('switch', { name: /^Мұғалімдер контингентті/ })
  await userEvent.click(await right())
  await vi.waitFor(async () => expect(await right()).toHaveProperty('checked', true))
  expect(sent[0]?.body).toEqual({ teacherEdit: true })
})

test('of the data of a school only what was changed is sent, and a site of another kind is refused in the field', async () => {
  const flags = { editSchedule: true, groupLoadEdit: false, teacherEdit: false }
  const sent = serve([
    [schoolSettings.read, () => ({ school, flags, markNoticeHours: 0, acts: [] })],
    [schoolSettings.setCard, () => ({})],
  ])
  show(<SettingsPage />)

  await userEvent.click(await screen.findByRole('button', { name: 'Деректерді өзгерту' }))
  await userEvent.type(dialog().getByLabelText(/^Сайты/), 'javascript:alert(1)')
  await userEvent.type(dialog().getByLabelText(/^Телефоны/), '7172123456')
  await userEvent.click(dialog().getByRole('button', { name: 'Сақтау' }))
  expect(await dialog().findByText(/https:\/\/mektep\.kz/)).toBeTruthy()
  expect(sent).toEqual([])

  await userEvent.clear(dialog().getByLabelText(/^Сайты/))
  await userEvent.type(dialog().getByLabelText(/^Сайты/), 'https://mektep1.kz')
  await userEvent.click(dialog().getByRole('button', { name: 'Сақтау' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[0]?.body).toEqual({ phone: '+77172123456', site: 'https://mektep1.kz' })
})

test('a logo is set, and one that is there is taken away', async () => {
  const flags = { editSchedule: true, groupLoadEdit: false, teacherEdit: false }
  let logoUrl: string | null = null
  const sent = serve([
    [schoolSettings.read, () => ({ school: { ...school, logoUrl }, flags, markNoticeHours: 0, acts: [] })],
    [
      schoolSettings.setLogo,
      () => {
        logoUrl = '/logo?v=1'
        return {}
      },
    ],
    [schoolSettings.removeLogo, () => ({})],
  ])
  show(<SettingsPage />)

  const input = await screen.findByLabelText('Мектеп логотипі', { selector: 'input' })
  await userEvent.upload(input, new File(['…'], 'logo.png', { type: 'image/png' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Логотипті алып тастау' }))
  await vi.waitFor(() => expect(sent.map(({ endpoint }) => endpoint)).toContain(schoolSettings.removeLogo))
})
