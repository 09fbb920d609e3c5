import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { dropped, moved, reversed, stepOf, type Branch, type MayHold } from './moves.ts'
import { Tree } from './Tree.tsx'

const plan: readonly Branch[] = [
  {
    id: 'a',
    name: 'Numbers',
    children: [
      { id: 'a1', name: 'Fractions' },
      { id: 'a2', name: 'Percents' },
    ],
  },
  { id: 'b', name: 'Figures' },
  { id: 'c', name: 'Data' },
]
const everywhere: MayHold = () => true

const shape = (tree: readonly Branch[]): string =>
  tree.map(({ id, children }) => (children?.length ? `${id}(${shape(children)})` : id)).join(' ')

function Plan({ mayHold = everywhere }: { mayHold?: MayHold }) {
  const [branches, setBranches] = useState(plan)
  return (
    <>
      <Tree label="Plan" branches={branches} mayHold={mayHold} onMove={(move) => setBranches(moved(branches, move))} />
      <p title="order">{shape(branches)}</p>
    </>
  )
}

const order = () => screen.getByTitle('order').textContent
const names = () => screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label'))
const focused = () => document.activeElement?.getAttribute('aria-label')

test.each([
  ['up', 'b', 'b a(a1 a2) c'],
  ['down', 'b', 'a(a1 a2) c b'],
  ['in', 'b', 'a(a1 a2 b) c'],
  ['out', 'a1', 'a(a2) a1 b c'],
] as const)('a step %s from %s', (direction, id, after) => {
  const move = stepOf(plan, id, direction, everywhere)
  expect(move && shape(moved(plan, move))).toBe(after)
  expect(move && shape(moved(moved(plan, move), reversed(move)))).toBe(shape(plan))
})

test.each([
  ['a1', 'up'],
  ['a2', 'down'],
  ['a', 'in'],
  ['b', 'out'],
] as const)('%s has no way %s', (id, direction) => {
  expect(stepOf(plan, id, direction, everywhere)).toBeNull()
})

test.each([
  ['c', 'a1', 'before', 'a(c a1 a2) b'],
  ['a1', 'c', 'after', 'a(a2) b c a1'],
  ['a1', 'a2', 'after', 'a(a2 a1) b c'],
  ['a', 'b', 'inside', 'b(a(a1 a2)) c'],
] as const)('%s is let go over %s, %s', (id, over, zone, after) => {
  const move = dropped(plan, id, over, zone, everywhere)
  expect(move && shape(moved(plan, move))).toBe(after)
  expect(move && shape(moved(moved(plan, move), reversed(move)))).toBe(shape(plan))
})

test('an item goes neither into itself nor into what it holds, nor where it may not lie', () => {
  expect(dropped(plan, 'a', 'a', 'inside', everywhere)).toBeNull()
  expect(dropped(plan, 'a', 'a1', 'before', everywhere)).toBeNull()
  expect(dropped(plan, 'b', 'c', 'inside', (holder) => holder === null)).toBeNull()
  expect(dropped(plan, 'b', 'c', 'before', everywhere)).toBeNull()
})

test('the arrows walk, open and close the tree; one item is a stop of the Tab key', async () => {
  render(<Plan />)
  await userEvent.tab()
  expect(focused()).toBe('Numbers')
  expect(names()).toEqual(['Numbers', 'Figures', 'Data'])

  await userEvent.keyboard('{ArrowRight}')
  expect(names()).toEqual(['Numbers', 'Fractions', 'Percents', 'Figures', 'Data'])
  const fractions = screen.getByRole('treeitem', { name: 'Fractions' })
  expect(['level', 'setsize', 'posinset'].map((name) => fractions.getAttribute(`aria-${name}`))).toEqual([
    '2',
    '2',
    '1',
  ])
  expect(screen.getAllByRole('treeitem').filter((item) => item.tabIndex === 0)).toHaveLength(1)
})

test('Alt with an arrow moves the item, the move is said, and Ctrl+Z takes it back', async () => {
  render(<Plan />)
  await userEvent.tab()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(order()).toBe('b a(a1 a2) c')
  expect(screen.getByRole('status').textContent).toBe('movedTo')

  await userEvent.keyboard('{Control>}z{/Control}')
  expect(order()).toBe(shape(plan))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(screen.getByRole('status').textContent).toBe('noWay')
})

test('an item that goes into another one opens it', async () => {
  render(<Plan />)
  await userEvent.click(screen.getByRole('treeitem', { name: 'Data' }))
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(order()).toBe('a(a1 a2) b(c)')
  expect(screen.getByRole('treeitem', { name: 'Data' }).getAttribute('aria-level')).toBe('2')
})

test('without dragging, buttons move the item that was chosen', async () => {
  render(<Plan mayHold={(holder) => holder === null} />)
  await userEvent.click(screen.getByRole('treeitem', { name: 'Figures' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'moveIn' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'moveUp' }))
  expect(order()).toBe('b a(a1 a2) c')
  await userEvent.click(screen.getByRole('button', { name: 'undo' }))
  expect(order()).toBe(shape(plan))
})
