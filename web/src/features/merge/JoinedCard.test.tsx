import { merge } from '@qalam/contract/merge/api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { JoinedCard } from './JoinedCard.tsx'
import { joinedAccount } from './samples.ts'

const list = (rows: (typeof joinedAccount)[]) => ({ diary: 'Sandbox Diary', begin: 'https://diary.example/ask', rows })

test('a joined account is parted after it is asked about, and the list says that nothing is joined', async () => {
  let rows = [joinedAccount]
  const sent = serve([
    [merge.joined, () => list(rows)],
    [
      merge.part,
      () => {
        rows = []
        return {}
      },
    ],
  ])
  show(<JoinedCard />)
  await userEvent.click(await screen.findByRole('button', { name: 'Сәрсенова А.: ажырату' }))
  const dialog = await screen.findByRole('dialog')
  expect(sent).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ажырату' }))
  await screen.findByText('Әзірге ештеңе қосылмаған')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ body: { id: 5 } }])
})

test('where no outer diary is known and nothing is joined there is no card', async () => {
  serve([[merge.joined, () => ({ diary: null, begin: null, rows: [] })]])
  const asked = show(<JoinedCard />)
  await waitFor(() => expect(asked.client.isFetching()).toBe(0))
  expect(screen.queryByText('Біріктірілген аккаунттар')).toBeNull()
})
