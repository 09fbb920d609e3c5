import { useState } from 'react'
import { VirtualList } from '../rich/list/VirtualList.tsx'
import { moved, type Branch } from '../rich/tree/moves.ts'
import { Tree } from '../rich/tree/Tree.tsx'

const plan: readonly Branch[] = [
  {
    id: '7.1',
    name: '7.1А Санды өрнектер',
    children: [
      { id: '7.1.1', name: 'Бүтін көрсеткішті дәреже' },
      { id: '7.1.2', name: 'Санның стандарт түрі' },
      { id: '7.1.3', name: 'Дәрежелерді қолдану' },
    ],
  },
  { id: '7.2', name: '7.1В Үшбұрыштар', children: [{ id: '7.2.1', name: 'Үшбұрыштардың теңдік белгілері' }] },
  { id: '7.3', name: '7.2С Функция' },
]

const pupils = Array.from({ length: 5_000 }, (_, index) => ({ id: index + 1, name: `№ ${index + 1} оқушы` }))

export function TreeSamples() {
  const [branches, setBranches] = useState(plan)
  const [picked, setPicked] = useState('')
  return (
    <>
      <Tree label="Бөлімдер" branches={branches} onMove={(move) => setBranches(moved(branches, move))} />
      <VirtualList
        label="Оқушылар"
        rows={pupils}
        rowKey={({ id }) => id}
        height={260}
        onPick={({ name }) => setPicked(name)}
      >
        {({ name }) => name}
      </VirtualList>
      <p>{picked}</p>
    </>
  )
}
