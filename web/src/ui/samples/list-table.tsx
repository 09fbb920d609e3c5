import { useState } from 'react'
import { EmptyList } from '../feedback/EmptyList.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { Button } from '../page/Button.tsx'
import type { Sort } from '../table/DataTable.tsx'
import { type Key, ListTable } from '../table/list/ListTable.tsx'

type Room = { id: number; number: string; name: string; floor: number; seats: number }

const names = ['Физика', 'Химия', 'Музыка', 'Спортзал', 'Кітапхана', 'Информатика']
const rooms: Room[] = Array.from({ length: 48 }, (_, at) => ({
  id: at,
  number: String(101 + at),
  name: names[at % names.length] ?? '',
  floor: 1 + Math.floor(at / 16),
  seats: 20 + (at % 5) * 3,
}))
const perPage = 8
const columns = [
  { key: 'number', title: 'Нөмірі', sortable: true, cell: ({ number }: Room) => number },
  { key: 'name', title: 'Атауы', sortable: true, cell: ({ name }: Room) => name },
  { key: 'floor', title: 'Қабаты', align: 'center' as const, cell: ({ floor }: Room) => floor },
  { key: 'seats', title: 'Орны', align: 'end' as const, cell: ({ seats }: Room) => seats },
]

type Mood = 'ready' | 'waiting' | 'failed'

/** A list with all its parts and states; the address and the server are played by the page itself. */
export function ListTableSample() {
  const [page, setPage] = useState(1)
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>({ key: 'number', direction: 'asc' })
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<ReadonlySet<Key>>(new Set())
  const [mood, setMood] = useState<Mood>('ready')
  const sign = sort.direction === 'asc' ? 1 : -1
  const found = rooms
    .filter(({ number, name }) => `${number} ${name}`.toLowerCase().includes(search.toLowerCase()))
    .sort((a, b) => sign * (sort.key === 'name' ? a.name.localeCompare(b.name, 'kk') : a.id - b.id))

  return (
    <ListTable
      caption="Кабинеттер"
      searchLabel="Кабинет іздеу"
      columns={columns}
      rowName={({ number }) => number}
      bulk={<Button size="small">Көшіру</Button>}
      empty={<EmptyList title="Кабинет жоқ" />}
      filters={
        <SelectField<Mood>
          label="Күйі"
          bare
          value={mood}
          onChange={(next) => setMood(next ?? 'ready')}
          choices={[
            { value: 'ready', label: 'Дайын' },
            { value: 'waiting', label: 'Жүктелуде' },
            { value: 'failed', label: 'Жүктелмеді' },
          ]}
        />
      }
      table={{
        rows: mood === 'waiting' ? undefined : found.slice((page - 1) * perPage, page * perPage),
        total: found.length,
        page,
        pages: Math.ceil(found.length / perPage),
        busy: false,
        failure: mood === 'failed' ? 'Сервер жауап бермеді' : null,
        retry: () => setMood('ready'),
        search,
        sort,
        hidden,
        filtersOn: 0,
        isNarrowed: search !== '',
        chosen,
        onChoose: setChosen,
        onSearch: (text) => (setSearch(text), setPage(1)),
        onSort: setSort,
        onPage: setPage,
        onHide: (keys) => setHidden(new Set(keys)),
        onClear: () => setSearch(''),
        onFile: async () => {},
      }}
    />
  )
}
