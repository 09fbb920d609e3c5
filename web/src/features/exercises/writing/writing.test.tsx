import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { play } from '../testing.tsx'
import { samples } from '../samples.ts'

test('short: what is written is the answer, and nothing is none', async () => {
  const given = play(samples.short)
  const field = screen.getByRole('textbox', { name: samples.short.prompt })
  await userEvent.type(field, '5 см')
  expect(given.last()).toEqual({ text: '5 см', files: [] })
  await userEvent.clear(field)
  expect(given.last()).toBeNull()
})

test('open: words and files are one answer', async () => {
  const given = play(samples.open, {
    files: ({ files, onFiles }) => <button onClick={() => onFiles([...files, 'photo'])}>add</button>,
  })
  await userEvent.type(screen.getByRole('textbox', { name: samples.open.prompt }), 'Су')
  await userEvent.click(screen.getByRole('button', { name: 'add' }))
  expect(given.last()).toEqual({ text: 'Су', files: ['photo'] })
  await userEvent.clear(screen.getByRole('textbox'))
  expect(given.last()).toEqual({ text: '', files: ['photo'] })
})

test('open: one that takes no files shows no place for them', () => {
  play({ ...samples.open, files: false }, { files: () => <button>add</button> })
  expect(screen.queryByRole('button', { name: 'add' })).toBeNull()
})

test('what is closed can be read and not written', async () => {
  const given = play(samples.open, { answer: { text: 'Су буланады', files: [] }, locked: true })
  await userEvent.type(screen.getByRole('textbox'), 'x')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Су буланады')
  expect(given.told).toEqual([])
})
