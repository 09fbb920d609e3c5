import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { play } from '../testing.tsx'
import { samples } from '../samples.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const said = () => screen.getByRole('status').textContent
const pair = (name: string, holds: string) => button(`«${name}» жұбы: ${holds}`)

test('matching: an option is pressed, then its place; each step is said', async () => {
  const given = play(samples.matching)
  await userEvent.click(button('Астана'))
  expect(button('Астана').getAttribute('aria-pressed')).toBe('true')
  expect(said()).toBe('«Астана» алынды. Енді орнын таңдаңыз')
  await userEvent.click(pair('Қазақстан', 'бос'))
  expect(given.last()).toEqual({ pairs: [['c1', 'd2']] })
  expect(said()).toContain('«Астана» қойылды')
  expect(document.activeElement).toBe(pair('Қазақстан', 'Астана'))
  expect(button('Астана, қолданылды')).toBeTruthy()
})

test('matching: a place is pressed first, and the focus goes to the options and comes back', async () => {
  const given = play(samples.matching)
  pair('Өзбекстан', 'бос').focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Бішкек'))
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(given.last()).toEqual({ pairs: [['c2', 'd2']] })
  expect(document.activeElement).toBe(pair('Өзбекстан', 'Астана'))
})

test('matching: one option may stand in two places, and a second one takes the place of the first', async () => {
  const given = play(samples.matching, { answer: { pairs: [['c1', 'd2']] } })
  await userEvent.click(button(/^Астана, /))
  await userEvent.click(pair('Өзбекстан', 'бос'))
  await userEvent.click(button('Ташкент'))
  await userEvent.click(pair('Өзбекстан', 'Астана'))
  expect(given.last()).toEqual({
    pairs: [
      ['c1', 'd2'],
      ['c2', 'd4'],
    ],
  })
})

test('gaps: a word is carried from one gap to another by pressing both, and Delete empties', async () => {
  const given = play(samples.gaps, { answer: { pairs: [['e1', 'f1']] } })
  await userEvent.click(button('1-бос орын: Жердің'))
  await userEvent.click(button('2-бос орын: бос'))
  expect(given.last()).toEqual({ pairs: [['e2', 'f1']] })
  await userEvent.keyboard('{Delete}')
  expect(given.last()).toBeNull()
  expect(said()).toBe('«Жердің» қайтарылды')
})

test('gaps: Esc lets go of what was taken', async () => {
  const given = play(samples.gaps)
  await userEvent.click(button('Күнді'))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button('1-бос орын: бос'))
  expect(given.told).toEqual([])
})

test('grouping: things go into groups, on to another one, and back', async () => {
  const given = play(samples.grouping)
  await userEvent.click(button('Бүркіт'))
  await userEvent.click(button('Осында қою: Балықтар'))
  expect(given.last()).toEqual({ pairs: [['g1', 'h2']] })
  expect(within(screen.getByRole('group', { name: 'Балықтар' })).getByRole('button', { name: 'Бүркіт' })).toBeTruthy()

  await userEvent.click(button('Бүркіт'))
  await userEvent.click(button('Осында қою: Құстар'))
  expect(given.last()).toEqual({ pairs: [['g1', 'h1']] })
  await userEvent.click(button('Бүркіт'))
  await userEvent.click(button('Орнына қайтару'))
  expect(given.last()).toBeNull()
})

test('grouping by keys alone: a group waits, a thing comes, Delete takes it out', async () => {
  const given = play(samples.grouping)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Бүркіт'))
  await userEvent.keyboard('{Enter}')
  expect(given.last()).toEqual({ pairs: [['g1', 'h1']] })
  button('Бүркіт').focus()
  await userEvent.keyboard('{Delete}')
  expect(given.last()).toBeNull()
})

test('what is closed shows what was placed and takes nothing', async () => {
  const given = play(samples.matching, { answer: { pairs: [['c1', 'd2']] }, locked: true })
  await userEvent.click(pair('Қазақстан', 'Астана'))
  expect(pair('Қазақстан', 'Астана')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: /Ташкент/ })).toBeNull()
  expect(screen.getByText(/Жауап жабық/)).toBeTruthy()
  expect(given.told).toEqual([])
})
