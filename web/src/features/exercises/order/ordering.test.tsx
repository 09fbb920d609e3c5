import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { play } from '../testing.tsx'
import { samples } from '../samples.ts'

const row = (name: RegExp) => screen.getByRole('button', { name })

test('ordering: untouched is no answer, and the order that is shown can be confirmed', async () => {
  const given = play(samples.ordering)
  expect(given.told).toEqual([])
  expect(screen.getByRole('status').textContent).toContain('Әзірге жауап жоқ')
  await userEvent.click(screen.getByRole('button', { name: 'Осы рет дұрыс' }))
  expect(given.last()).toEqual({ ids: ['i1', 'i2', 'i3'] })
})

test('ordering by keys: a row is taken, moved and let go, and its place is said', async () => {
  const given = play(samples.ordering)
  row(/^Тәуелсіздік/).focus()
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
  expect(given.last()).toEqual({ ids: ['i2', 'i3', 'i1'] })
  expect(screen.getByRole('status').textContent).toBe('«Тәуелсіздік жарияланды»: 3 орынның 3-орны')
  await userEvent.keyboard('{Home} {ArrowDown}')
  expect(given.last()).toEqual({ ids: ['i1', 'i2', 'i3'] })
})

test('ordering: Esc brings back what stood before the row was taken', async () => {
  const given = play(samples.ordering)
  row(/^Тәуелсіздік/).focus()
  await userEvent.keyboard('{Enter}{End}{Escape}')
  expect(given.last()).toBeNull()
})

test('ordering by touch: arrows move one place; pressing two rows moves the first there', async () => {
  const given = play(samples.ordering)
  await userEvent.click(screen.getByRole('button', { name: /^Жоғары: Қазақ хандығы/ }))
  expect(given.last()).toEqual({ ids: ['i2', 'i1', 'i3'] })
  await userEvent.click(row(/^Астана/))
  await userEvent.click(row(/^Қазақ хандығы/))
  expect(given.last()).toEqual({ ids: ['i3', 'i2', 'i1'] })
})
