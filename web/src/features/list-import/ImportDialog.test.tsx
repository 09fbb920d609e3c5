import { flatten } from '@qalam/contract/kernel/messages.ts'
import { listImport, type ListRow } from '@qalam/contract/list-import/api.ts'
import { listHasFaults } from '@qalam/contract/list-import/problems.ts'
import { catalogue } from '@qalam/contract/messages.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { showTexts } from '#platform/text.ts'
import { ImportButton } from './ImportButton.tsx'

const rows: ListRow[] = [
  { row: 2, name: 'Әлиева Айша', iin: '131231600022', group: '7А', positionId: null, state: 'new' },
  { row: 3, name: 'Серікұлы Нұрлан', iin: '130902500011', group: '7А', positionId: null, state: 'here' },
]
const fault = { level: 'fault' as const, row: 4, column: 'ЖСН', value: '1', words: 'ЖСН-де 12 цифр болуы керек' }

/** A server that finds these faults in the file. */
const school = (findings: (typeof fault)[], refuse: () => void = () => {}) =>
  serve([
    [listImport.studentsPreview, () => ({ rows, findings })],
    [
      listImport.students,
      () => {
        refuse()
        return { added: 1, untouched: 1, userIds: [21] }
      },
    ],
  ])

const sheetsFor = (userIds: number[]) => <p>Парақтар: {userIds.join()}</p>
async function chosen() {
  show(<ImportButton kind="students" sheetsFor={sheetsFor} />)
  await userEvent.click(screen.getByRole('button', { name: 'Excel-ден енгізу' }))
  const dialog = within(await screen.findByRole('dialog'))
  const file = new File(['PK'], 'tizim.xlsx')
  await userEvent.upload(dialog.getByLabelText(/^Excel файлы/, { selector: 'input' }), file)
  await userEvent.click(dialog.getByRole('button', { name: 'Тексеру' }))
  return dialog
}

test('without a file nothing is checked', async () => {
  const sent = school([])
  show(<ImportButton kind="students" sheetsFor={sheetsFor} />)
  await userEvent.click(screen.getByRole('button', { name: 'Excel-ден енгізу' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Тексеру' }))
  await screen.findByText('Файлды таңдаңыз')
  expect(sent).toEqual([])
})

test('a list is seen before it is stored, and then the access sheets of the new ones are offered', async () => {
  const sent = school([])
  const dialog = await chosen()

  const row = within((await dialog.findByText('Әлиева Айша')).closest('tr')!)
  row.getByText('қосылады')
  dialog.getByText('мектепте бар')
  await userEvent.type(dialog.getByLabelText(/^Қабылдау бұйрығы/), '15-о')
  await userEvent.click(dialog.getByRole('button', { name: '1 адамды қосу' }))
  await screen.findByText('Қосылды: 1. Өзгеріссіз қалды: 1')
  expect(sent.at(-1)?.query).toEqual({ order: '15-о' })
  await userEvent.click(screen.getByRole('button', { name: 'Кіру парақтары: 1–1' }))
  screen.getByText('Парақтар: 21')
})

test('a file with faults says where they are and stores nothing', async () => {
  school([fault])
  const dialog = await chosen()

  const row = within((await dialog.findByText('ЖСН-де 12 цифр болуы керек')).closest('tr')!)
  for (const words of ['4', 'ЖСН', '1']) row.getByText(words)
  expect(dialog.getByRole('button', { name: '1 адамды қосу' })).toHaveProperty('disabled', true)
  await userEvent.click(dialog.getByRole('button', { name: 'Басқа файл таңдау' }))
  dialog.getByRole('button', { name: 'Тексеру' })
})

test('what the server refuses at last stays in the dialog', async () => {
  school([], () => {
    throw listHasFaults({ first: '2: Әлиева Айша', count: 1 })
  })
  const dialog = await chosen()
  await userEvent.click(await dialog.findByRole('button', { name: '1 адамды қосу' }))
  await dialog.findByRole('alert')
})

test('the import of employees has a help video where one is configured, that of students none (SH-MODAL-32, Q-072)', async () => {
  onTestFinished(() => showTexts('kz', flatten(catalogue, 'kz')))
  const open = async (kind: 'staff' | 'students') => {
    school([])
    const page = show(<ImportButton kind={kind} sheetsFor={sheetsFor} />)
    await userEvent.click(screen.getByRole('button', { name: 'Excel-ден енгізу' }))
    const dialog = within(await screen.findByRole('dialog'))
    const [link] = dialog.queryAllByRole('link', { name: 'Бейненұсқаулық' })
    const address = link?.getAttribute('href')
    page.unmount()
    return address
  }
  expect(await open('staff')).toBeUndefined()
  showTexts('kz', { ...flatten(catalogue, 'kz'), 'list-import.help-link': 'https://video.example/import' })
  expect([await open('staff'), await open('students')]).toEqual(['https://video.example/import', undefined])
})
