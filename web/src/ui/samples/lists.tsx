import { useState } from 'react'
import { Avatar } from '../page/Avatar.tsx'
import { DataTable, type Column, type Sort } from '../table/DataTable.tsx'
import { Pager } from '../table/Pager.tsx'
import { Screen } from '../page/Screen.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { Button } from '../page/Button.tsx'
import { LinkTabs, Tabs } from '../page/Tabs.tsx'
import { Toolbar } from '../table/Toolbar.tsx'
import { Progress } from '../feedback/Progress.tsx'

type Pupil = { id: number; name: string; group: string; mark: number; points: number; born: string }

const pupils: Pupil[] = [
  { id: 1, name: 'Ахметова Айгерім Нұрланқызы', group: '7 «А»', mark: 5, points: 9, born: '19.04.2012' },
  { id: 2, name: 'Бекмұрат Ерасыл', group: '7 «А»', mark: 4, points: 8, born: '02.11.2012' },
  { id: 3, name: 'Ғабитова Іңкәр', group: '7 «Ә»', mark: 3, points: 5, born: '27.01.2013' },
  { id: 4, name: 'Қайратұлы Санжар', group: '7 «Ә»', mark: 2, points: 3, born: '13.08.2012' },
]

const columns: Column<Pupil>[] = [
  {
    key: 'name',
    title: 'Оқушы',
    sortable: true,
    cell: ({ id, name }) => (
      <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
        <Avatar id={id} name={name} size={24} />
        {name}
      </span>
    ),
  },
  { key: 'group', title: 'Сынып', cell: ({ group }) => group },
  { key: 'born', title: 'Туған күні', sortable: true, cell: ({ born }) => born },
  { key: 'points', title: 'Формативті', align: 'center', cell: ({ points }) => points },
  { key: 'mark', title: 'Тоқсан', align: 'center', sortable: true, cell: ({ mark }) => mark },
]

export function ListSamples() {
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'asc' })
  const [page, setPage] = useState(3)
  const [search, setSearch] = useState('')
  const [tab, setTab] = useState<'pupils' | 'plan' | 'works'>('pupils')
  const sign = sort.direction === 'asc' ? 1 : -1
  const rows = pupils
    .filter(({ name }) => name.includes(search))
    .sort((a, b) => sign * (sort.key === 'mark' ? a.mark - b.mark : a.name.localeCompare(b.name, 'kk')))

  return (
    <Screen
      title="7 «А» сыныбының журналы"
      crumbs={[{ label: 'Журнал', href: '#journal' }, { label: '7 «А»', href: '#7a' }, { label: 'Алгебра' }]}
      lead="Алгебра · II тоқсан · 25 оқушы"
      actions={
        <>
          <Button>Экспорт</Button>
          <Button kind="main">Оқушы қосу</Button>
        </>
      }
    >
      <LinkTabs
        label="Бөлімдер"
        active="quarter"
        tabs={[
          { key: 'day', label: 'Күн', href: '#day' },
          { key: 'quarter', label: 'Тоқсан', href: '#quarter' },
          { key: 'year', label: 'Жыл', href: '#year' },
        ]}
      />
      <Toolbar end={<Button size="small">Сүзгі</Button>}>
        <SearchField label="Оқушыны іздеу" value={search} onChange={setSearch} />
      </Toolbar>
      <DataTable
        caption="Оқушылар"
        asCards
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
      />
      <Pager page={page} pages={12} onPage={setPage} />
      <Tabs
        label="Сабақ"
        active={tab}
        onChange={setTab}
        tabs={[
          { key: 'pupils', label: 'Оқушылар', count: 25 },
          { key: 'plan', label: 'Жоспар' },
          { key: 'works', label: 'Жұмыстар', count: 3 },
        ]}
      >
        <Progress label="Оқушылар импорты" done={412} total={1280} onCancel={() => setTab('plan')} />
      </Tabs>
    </Screen>
  )
}
