import { mostMegabytes, oneRoster } from '@qalam/contract/one-roster/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { CheckCard } from './CheckCard.tsx'

const job = {
  ...{ uuid: '00000000-0000-4000-8000-0000000000c1', title: '', state: 'queued' as const, done: 0, total: null },
  ...{ stage: null, problem: null, file: null, link: null, at: '2026-11-16T04:00:00Z', endedAt: null },
}
const note = { file: 'users.csv', row: 7, column: 'identifier', value: '', words: 'ЖСН жоқ' }
const zip = (bytes: BlobPart) => new File([bytes], 'roster.zip', { type: 'application/zip' })
const card = () => serve([[oneRoster.check, ({ query }) => ({ job: { ...job, uuid: query.uuid }, notes: [note] })]])
const press = () => userEvent.click(screen.getByRole('button', { name: 'OneRoster файлын тексеру' }))
const field = () => document.querySelector<HTMLInputElement>('input[type="file"]')!

test('an archive is sent as it is, and what its plan cannot hold is named with the place', async () => {
  const sent = card()
  show(<CheckCard />)
  await userEvent.upload(field(), zip('PK archive'))
  await press()
  expect(await screen.findByText('ЖСН жоқ')).toBeTruthy()
  expect(sent).toHaveLength(1)
})

test('an archive that a call cannot carry is refused before it is sent', async () => {
  const sent = card()
  show(<CheckCard />)
  await userEvent.upload(field(), zip(new Uint8Array(mostMegabytes * 1024 * 1024 + 1)))
  await press()
  await vi.waitFor(() => expect(screen.getAllByText('OneRoster архиві (zip)').length).toBeGreaterThan(1))
  expect(sent).toEqual([])
})
