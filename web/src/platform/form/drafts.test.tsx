import { post } from '@qalam/contract/kernel/endpoint.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useCommand } from '../api.ts'
import { useDraft } from '../draft.ts'
import { token } from '../session.ts'
import { serve } from '../testing/serve.ts'
import { show } from '../testing/show.tsx'
import { dropDrafts } from './drafts.ts'

const Note = z.object({ words: z.string().min(1), password: z.string() })
const store = post('/api/notes', { roles: 'anyone', about: '', body: Note, response: z.object({}) })

function NoteForm({ version = 1 }: { version?: number }) {
  const command = useCommand(store)
  const draft = useDraft({
    schema: Note,
    start: { words: 'old words', password: '' },
    send: (body) => command.mutateAsync({ body }),
    keep: { form: 'note', base: version },
  })
  return (
    <form onSubmit={(event) => void draft.submit(event)}>
      <TextField label="Words" {...draft.field('words')} />
      <PasswordField label="Password" {...draft.field('password')} />
      {draft.restored && <p>over version {String(draft.restored.base)}</p>}
      <button type="button" onClick={draft.discard}>
        Discard
      </button>
      <button type="submit">Save</button>
    </form>
  )
}

const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub, exp: 1 }))}.s`
const words = () => screen.getByLabelText<HTMLInputElement>('Words')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const address = '/notes/1'
const kept = () => sessionStorage.getItem('drafts')
const typed = async (text: string) => {
  const view = show(<NoteForm />, { address })
  await userEvent.clear(words())
  await userEvent.type(words(), text)
  return view
}

beforeEach(() => token.set(tokenOf('7')))
afterEach(() => {
  dropDrafts()
  token.set(null)
})

test('what was typed when the session ended stands in the form again after signing in, and says what it was typed over', async () => {
  const first = await typed('new words')
  token.set(null)
  first.unmount()
  token.set(tokenOf('7'))

  show(<NoteForm version={2} />, { address })
  expect(words().value).toBe('new words')
  expect(screen.getByText('over version 1')).toBeTruthy()
})

test('nobody else is shown it, not even when the person comes back after them', async () => {
  const first = await typed('new words')
  first.unmount()
  token.set(tokenOf('8'))
  const second = show(<NoteForm />, { address })
  expect(words().value).toBe('old words')
  await userEvent.type(words(), '!')
  second.unmount()

  token.set(tokenOf('7'))
  show(<NoteForm />, { address })
  expect(words().value).toBe('old words')
})

test('it belongs to its address', async () => {
  const first = await typed('new words')
  first.unmount()
  show(<NoteForm />, { address: '/notes/2' })
  expect(words().value).toBe('old words')
})

test('a password is never kept', async () => {
  const first = await typed('new words')
  await userEvent.type(password(), 'kitap7')
  first.unmount()
  expect(kept()).toContain('new words')
  expect(kept()).not.toContain('kitap7')
})

test('what was saved is kept no more', async () => {
  serve([[store, () => ({})]])
  const first = await typed('new words')
  await press('Save')
  await expect.poll(() => kept()).not.toContain('new words')
  first.unmount()
  show(<NoteForm />, { address })
  expect(words().value).toBe('old words')
})

test('what was given up is kept no more, and the form holds what it began with', async () => {
  const first = await typed('new words')
  first.unmount()
  const second = show(<NoteForm />, { address })
  await press('Discard')
  expect(words().value).toBe('old words')
  second.unmount()
  show(<NoteForm />, { address })
  expect(words().value).toBe('old words')
})

test('whoever signs out themselves leaves nothing typed in the browser', async () => {
  const first = await typed('new words')
  first.unmount()
  dropDrafts()
  expect(kept()).not.toContain('new words')
})
