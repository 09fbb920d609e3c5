import { get } from '@qalam/contract/kernel/endpoint.ts'
import { pageOf, tableQuery } from '@qalam/contract/kernel/paging.ts'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { allowExports } from './exporting.ts'
import { useTable } from './table.ts'
import { serve } from './testing/serve.ts'
import { show } from './testing/show.tsx'

const rooms = get('/api/rooms', {
  roles: 'anyone',
  about: '',
  query: tableQuery('name'),
  response: pageOf(z.object({ id: z.int(), name: z.string() })),
})

function Rooms() {
  const table = useTable(rooms, { usual: 'name', file: rooms })
  return (
    <ListTable
      table={table}
      caption="Rooms"
      columns={[{ key: 'name', title: 'Name', cell: ({ name }) => name }]}
      empty="No rooms"
    />
  )
}
const buttons = () => screen.queryAllByRole('button', { name: 'exportRows' })

test('a list offers its file, unless the page configuration takes exports away (SH-FLAG-3, Q-071)', async () => {
  onTestFinished(() => allowExports(true))
  serve([[rooms, ({ query }) => ({ rows: [{ id: 1, name: 'Hall' }], total: 1, page: query.page, pageSize: 20 })]])
  const page = show(<Rooms />)
  await screen.findByText('Hall')
  expect(buttons()).toHaveLength(1)
  page.unmount()

  allowExports(false)
  show(<Rooms />)
  await screen.findByText('Hall')
  expect(buttons()).toEqual([])
})
