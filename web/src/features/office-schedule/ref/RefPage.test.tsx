import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { slotClash } from '@qalam/contract/office-schedule/problems.ts'
import type { RefWeek } from '@qalam/contract/office-schedule/ref.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { bells } from '../samples.ts'
import RefPage from './RefPage.tsx'

const plan = '00000000-0000-4000-8000-0000000000a1'
const week: RefWeek = {
  group: { id: 7, label: '7А' },
  bells,
  plans: [
    {
      uuid: plan,
      subject: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
      subgroup: null,
      teacher: 'Сейітова А. Қ.',
      hours: 3,
    },
  ],
  cabinets: [{ id: 101, label: '101' }],
  slots: [{ id: 5, weekDay: 1, number: 2, planUuid: plan, cabinet: { id: 101, label: '101' } }],
  can: { edit: true },
}

function open(shown = week, isBusy = false) {
  const sent = serve([
    [officeSchedule.refWeek, () => shown],
    [officeSchedule.batches, () => ({ batches: [], can: { school: true, groups: [] } })],
    [
      officeSchedule.saveSlot,
      () => {
        if (isBusy) throw slotClash({ group: '8Ә', subject: 'Физика' })
        return shown
      },
    ],
    [officeSchedule.dropSlot, () => shown],
  ])
  show(<RefPage params={{ groupId: '7' }} />, { address: '/v3/backoffice/schedules/ref/7' })
  return sent
}

test('weekdays stand by lesson numbers, and the load that is not placed is named', async () => {
  open()
  const table = await screen.findByRole('table', { name: '7А: үлгі апта' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(7)
  expect(within(table).getByRole('button', { name: /^Алгебра .*: өзгерту$/ })).toBeTruthy()
  expect(screen.getByText(/Жүктеме бойынша аптасына: 3, қойылғаны: 1/)).toBeTruthy()
})

test('a lesson is put where the plus stands, and taken away from its dialog', async () => {
  const sent = open()
  await userEvent.click(await screen.findByRole('button', { name: 'сейсенбі, 1-сабақ: қосу' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('combobox', { name: /Пән/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Алгебра · Сейітова А. Қ.' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сақтау' }))
  await expect.poll(() => sent[0]?.body).toMatchObject({ groupId: 7, id: null, weekDay: 2, number: 1, planUuid: plan })

  await userEvent.click(await screen.findByRole('button', { name: /^Алгебра .*: өзгерту$/ }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Жою' }))
  await expect.poll(() => sent[1]?.body).toEqual({ id: 5 })
})

test('whoever may not change the week only reads it', async () => {
  open({ ...week, can: { edit: false } })
  const table = await screen.findByRole('table')
  expect(within(table).queryAllByRole('button')).toEqual([])
})
