import { get } from '@qalam/contract/kernel/endpoint.ts'
import { pageOf, tableQuery } from '@qalam/contract/kernel/paging.ts'
import { notFound } from '@qalam/contract/kernel/problem.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { askedBy, useTable } from './table.ts'
import { serve } from './testing/serve.ts'
import { show } from './testing/show.tsx'

const floors = ['first', 'second'] as const
const list = get('/api/rooms', {
  roles: 'anyone',
  about: '',
  query: tableQuery('name', 'seats').extend({
    floor: z.enum(floors).optional(),
    seats: z.coerce.number().int().optional(),
  }),
  response: pageOf(z.object({ id: z.int(), name: z.string(), seats: z.int() })),
})
type Query = z.output<typeof list.query>

function Rooms({ floor, brief = false }: { floor?: 'first'; brief?: boolean }) {
  const table = useTable(list, { usual: 'name', ...(floor && { fixed: { floor } }) })
  return (
    <ListTable
      table={table}
      caption="Rooms"
      searchLabel="Search"
      rowName={({ name }) => name}
      bulk={<button type="button">Close {[...table.chosen].join(' ')}</button>}
      filters={
        <SelectField
          label="Floor"
          placeholder="Any"
          value={table.asked.floor ?? null}
          onChange={(floor) => table.onFilter({ floor: floor ?? undefined })}
          choices={floors.map((value) => ({ value, label: value }))}
        />
      }
      columns={[
        { key: 'name', title: 'Name', sortable: true, cell: ({ name }) => name },
        { key: 'seats', title: 'Seats', sortable: true, cell: ({ seats }) => seats },
        { key: 'doors', title: 'Doors', cell: () => 2 },
        ...(brief ? [] : [{ key: 'windows', title: 'Windows', cell: () => 3 }]),
      ]}
      empty={<EmptyList title="No rooms" />}
    />
  )
}

/** Fifty rooms, twenty on a page. */
function fifty(): Query[] {
  const asked: Query[] = []
  serve([
    [
      list,
      ({ query }) => {
        asked.push(query)
        const total = query.floor ? 1 : query.search ? 0 : 50
        const rows = Array.from({ length: Math.min(total, 2) }, (_, at) => ({
          id: query.page * 10 + at,
          name: `Room ${query.page}-${at}`,
          seats: 30,
        }))
        return { rows, total, page: query.page, pageSize: 20 }
      },
    ],
  ])
  return asked
}

const inAddress = () => Object.fromEntries(new URLSearchParams(window.location.search))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('an address asks only for what the call allows', () => {
  expect(askedBy(list, '?page=3&sort=-seats&floor=second&seats=30&limit=50')).toEqual({
    page: 3,
    sort: '-seats',
    floor: 'second',
    seats: 30,
    limit: 50,
  })
  expect(askedBy(list, '?page=-1&sort=secret&floor=cellar&seats=x&limit=9999&constructor=1&quarter=2')).toEqual({})
})

test('order, page, filter and columns live in the address, and another filter begins at the first page', async () => {
  const asked = fifty()
  show(<Rooms />, { address: '/rooms?child=7&page=2' })
  await screen.findByText('Room 2-0')

  await press('Name')
  expect(inAddress()).toEqual({ child: '7', sort: '-name' })
  await userEvent.click(await screen.findByRole('button', { name: 'next' }))
  await screen.findByText('Room 2-0')
  expect(inAddress()).toEqual({ child: '7', sort: '-name', page: '2' })
  await userEvent.selectOptions(screen.getByLabelText('Floor'), 'second')
  expect(inAddress()).toEqual({ child: '7', sort: '-name', floor: 'second' })
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 1, sort: '-name', floor: 'second' }))
})

test('a hidden column stays hidden after a reload, and is shown again', async () => {
  fifty()
  show(<Rooms />, { address: '/rooms?hide=seats,nonsense' })
  await screen.findByText('Room 1-0')
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)

  await press('columns')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seats' }))
  expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('checkbox', { name: 'Seats' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('columns')
})

test('columns are a matter of choice only where three or more may be left out', async () => {
  fifty()
  show(<Rooms brief />, { address: '/rooms?hide=seats' })
  await screen.findByText('Room 1-0')

  expect(screen.queryByRole('button', { name: 'columns' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: /Seats/ })).toBeTruthy()
})

test('rows are chosen one by one and all together; another page begins anew', async () => {
  fifty()
  show(<Rooms />)
  await screen.findByText('Room 1-0')

  const [all, first] = screen.getAllByRole('checkbox')
  await userEvent.click(first!)
  expect(screen.getByRole('button', { name: 'Close 10' })).toBeTruthy()
  expect(all).toHaveProperty('indeterminate', true)
  await userEvent.click(all!)
  expect(screen.getByRole('button', { name: 'Close 10 11' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'next' }))
  await screen.findByText('Room 2-0')
  expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull()
})

test('what was not found is told apart from what is not there yet, and the filters are taken away', async () => {
  fifty()
  show(<Rooms />, { address: '/rooms?search=zzz' })

  await screen.findByText('nothingFound')
  expect(screen.queryByText('No rooms')).toBeNull()
  await press('clearFilters')
  expect(await screen.findByText('Room 1-0')).toBeTruthy()
  expect(inAddress()).toEqual({})
})

test('a list that could not be read says why and is read again', async () => {
  let isAway = true
  serve([
    [
      list,
      () => {
        if (isAway) throw notFound()
        return { rows: [], total: 0, page: 1, pageSize: 20 }
      },
    ],
  ])
  show(<Rooms />)

  await screen.findByRole('alert')
  isAway = false
  await press('retry')
  expect(await screen.findByText('No rooms')).toBeTruthy()
})

test('a filter that the screen sets is not the address’s to change, and is no narrowing', async () => {
  const asked = fifty()
  show(<Rooms floor="first" />, { address: '/rooms?floor=second' })
  await screen.findByText('Room 1-0')

  expect(asked[0]).toMatchObject({ floor: 'first' })
  expect(screen.queryByRole('button', { name: 'clearFilters' })).toBeNull()
})

test('the file of a table is fetched at once, and that of a long one is asked for as long work', async () => {
  const asked: unknown[] = []
  function Long({ total }: { total: number }) {
    serve([[list, ({ query }) => ({ rows: [{ id: 1, name: 'A', seats: 3 }], total, page: query.page, pageSize: 20 })]])
    const table = useTable(list, { usual: 'name', file: list, fileLater: async (whole) => void asked.push(whole) })
    return <button onClick={() => void table.onFile?.().catch(() => undefined)}>{table.total}</button>
  }
  show(<Long total={499} />, { address: '/?floor=first&page=2&hide=doors' })
  await userEvent.click(await screen.findByRole('button', { name: '499' }))
  expect(asked).toEqual([])

  show(<Long total={500} />)
  await userEvent.click(await screen.findByRole('button', { name: '500' }))
  expect(asked).toEqual([{ floor: 'first', hide: 'doors' }])
})
