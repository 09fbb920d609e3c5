import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { samples } from '../samples.ts'
import { play } from '../testing.tsx'

test('single: arrows and space choose one, and it can be taken back', async () => {
  const given = play(samples.single)
  expect(screen.getByRole('radiogroup', { name: samples.single.prompt })).toBeTruthy()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(given.last()).toEqual({ id: 'a1' })
  await userEvent.keyboard('{ArrowDown}')
  expect(given.last()).toEqual({ id: 'a2' })
  await userEvent.click(screen.getByRole('button', { name: 'Жауапты өшіру' }))
  expect(given.last()).toBeNull()
})

test('true or false: both are answers, and neither is none', async () => {
  const given = play(samples.trueFalse)
  await userEvent.click(screen.getByRole('radio', { name: 'Бұрыс' }))
  expect(given.last()).toEqual({ is: false })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Бұрыс' }).checked).toBe(true)
})

test('multiple: beyond the limit nothing is chosen until one is taken away', async () => {
  const given = play(samples.multiple)
  for (const name of ['21', '23', '27']) await userEvent.click(screen.getByRole('checkbox', { name }))
  expect(given.last()).toEqual({ ids: ['b1', 'b2'] })
  expect(screen.getByRole('status').textContent).toContain('2 жауаптың 2 таңдалды')
  expect(screen.getByRole('checkbox', { name: '27' }).getAttribute('aria-disabled')).toBe('true')

  await userEvent.click(screen.getByRole('checkbox', { name: '21' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '29' }))
  expect(given.last()).toEqual({ ids: ['b2', 'b4'] })
  for (const name of ['23', '29']) await userEvent.click(screen.getByRole('checkbox', { name }))
  expect(given.last()).toBeNull()
})

test('choose in text: words are pressed and released by keys, the rest of the text is no button', async () => {
  const given = play(samples.choose)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Балалар', 'ойнады', 'қайтты'])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(given.last()).toEqual({ ids: ['j3'] })
  expect(screen.getByRole('button', { name: 'ойнады', pressed: true })).toBe(document.activeElement)
  await userEvent.keyboard(' ')
  expect(given.last()).toBeNull()
})
