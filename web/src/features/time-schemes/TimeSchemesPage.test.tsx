import { type Retiming, timeSchemes } from '@qalam/contract/time-schemes/api.ts'
import { schemeInUse } from '@qalam/contract/time-schemes/problems.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { bells } from './samples.ts'
import TimeSchemesPage from './TimeSchemesPage.tsx'

const name = { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' }
const other = { group: '8А', subject: name, timeStart: '08:50', timeEnd: '09:35' }
const clash = { date: '2026-11-24', timeStart: '08:00', group: '7А', subject: name, side: 'teacher' as const, other }

/** A school with these bells, whose coming lessons would do this. */
function school(retiming: Retiming = { lessons: 0, clashes: [] }) {
  const store = ({ body }: { body: object }) => ({ ...bells[0]!, ...body, groups: [] })
  return serve([
    [timeSchemes.list, () => bells],
    [timeSchemes.create, store],
    [timeSchemes.retiming, () => retiming],
    [timeSchemes.update, store],
    [
      timeSchemes.delete,
      () => {
        throw schemeInUse({ groups: 2, names: '1А, 7Ә' })
      },
    ],
  ])
}

const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }))
const actOn = async (scheme: string, act: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `«${scheme}»: әрекеттер` }))
  await userEvent.click(screen.getByRole('menuitem', { name: act }))
}
/** The field of a lesson in the dialog. */
const clock = (number: number, label: string) =>
  within(screen.getByRole('listitem', { name: `${number}-сабақ` })).getByLabelText(new RegExp(`^${label}`))
const type = async (field: HTMLElement, time: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, time)
}

test('the bells stand as days with their breaks and the classes that follow them', async () => {
  school()
  show(<TimeSchemesPage />)

  expect(await screen.findByText('1-ауысым. Сыныптар: 1А, 7Ә')).toBeTruthy()
  expect(screen.getByText('үзіліс 15 мин')).toBeTruthy()
})

test('a day is filled by a few numbers and stored', async () => {
  const sent = school()
  show(<TimeSchemesPage />)

  await userEvent.click(await screen.findByRole('button', { name: 'Кесте қосу' }))
  await userEvent.type(screen.getByLabelText(/^Атауы/), 'III')
  await type(screen.getByLabelText(/^Сабақ саны/), '2')
  await press('Күнді толтыру')
  await press('Сақтау')
  await screen.findByText('1-ауысым. Сыныптар: 1А, 7Ә')
  expect(sent.at(-1)?.body).toEqual({
    name: 'III',
    shift: 1,
    lessons: [
      { number: 1, start: '08:00', end: '08:45' },
      { number: 2, start: '08:50', end: '09:35' },
    ],
  })
})

test('lessons that overlap are named while they are typed, and nothing can be stored', async () => {
  school()
  show(<TimeSchemesPage />)

  await actOn('I', 'Өзгерту')
  await type(clock(1, 'Аяқталуы'), '0855')
  expect(await screen.findByText(/^1- және 2-сабақтың уақыты дұрыс емес/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Сақтау' })).toHaveProperty('disabled', true)
})

test('where coming lessons stand at an old time, it is asked whether they change too', async () => {
  const sent = school({ lessons: 214, clashes: [] })
  show(<TimeSchemesPage />)

  await actOn('I', 'Өзгерту')
  await type(clock(1, 'Аяқталуы'), '0840')
  await press('Сақтау')
  expect(await screen.findByText(/214 алдағы сабақ/)).toBeTruthy()
  await press('Сабақтарды да ауыстыру')
  await screen.findByText('1-ауысым. Сыныптар: 1А, 7Ә')
  expect(sent.at(-1)?.body).toMatchObject({ retime: true, uuid: bells[0]?.uuid })
})

test('a clash at the new time is shown, and then only the bells can be changed', async () => {
  const sent = school({ lessons: 1, clashes: [clash] })
  show(<TimeSchemesPage />)

  await actOn('I', 'Өзгерту')
  await type(clock(1, 'Аяқталуы'), '0840')
  await press('Сақтау')
  expect(await screen.findByText(/7А, Алгебра — мұғалім бос емес: 8А/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Сабақтарды да ауыстыру' })).toBeNull()
  await press('Тек қоңырауларды өзгерту')
  await screen.findByText('1-ауысым. Сыныптар: 1А, 7Ә')
  expect(sent.at(-1)?.body).toMatchObject({ retime: false })
})

test('bells that classes follow stay, and the dialog says why', async () => {
  school()
  show(<TimeSchemesPage />)

  await actOn('I', 'Жою')
  await press('Жою')
  expect(await within(screen.getByRole('dialog')).findByText(/оқитын сыныптар/)).toBeTruthy()
})
