import { post } from '@qalam/contract/kernel/endpoint.ts'
import { FieldProblems } from '@qalam/contract/kernel/problem.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { useCommand } from './api.ts'
import { useDraft } from './draft.ts'
import { serve } from './testing/serve.ts'
import { show } from './testing/show.tsx'

const Room = z.object({ name: z.string().trim().min(1).max(5), floor: z.int().max(9).nullable() })
const create = post('/api/rooms', { roles: 'anyone', about: '', body: Room, response: z.object({}) })

function RoomDialog({ done }: { done: () => void }) {
  const store = useCommand(create)
  const draft = useDraft({ schema: Room, start: { name: '' }, send: (body) => store.mutateAsync({ body }), done })
  return (
    <FormDialog title="Room" action="Save" submit={draft.submit} busy={draft.busy} error={draft.problem} onClose={done}>
      <TextField label="Name" {...draft.field('name')} />
      <NumberField label="Floor" {...draft.field('floor')} />
    </FormDialog>
  )
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const name = () => screen.getByLabelText<HTMLInputElement>('Name')

test('the schema complains under the field, in the language of the person', async () => {
  const sent = serve([[create, () => ({})]])
  show(<RoomDialog done={() => undefined} />)

  await save()
  expect(screen.getByText('Бұл өрісті толтырыңыз')).toBeTruthy()
  await userEvent.type(name(), 'too long')
  await save()

  expect(screen.getByText('Ең көбі 5 таңба')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a complaint of the server stands under its field until it is typed in, and the dialog stays', async () => {
  let closed = false
  serve([
    [
      create,
      () => {
        throw new FieldProblems({ name: [{ code: 'already-exists' }] })
      },
    ],
  ])
  show(<RoomDialog done={() => (closed = true)} />)

  await userEvent.type(name(), '201')
  await save()

  expect(await screen.findByText('Мұндай жазба бар')).toBeTruthy()
  expect(name().value).toBe('201')
  expect(closed).toBe(false)
  await userEvent.type(name(), 'a')
  expect(screen.queryByText('Мұндай жазба бар')).toBeNull()
})

test('a complaint without a field of its own is said above the form', async () => {
  serve([
    [
      create,
      () => {
        throw new FieldProblems({ schoolId: [{ code: 'invalid' }] })
      },
    ],
  ])
  show(<RoomDialog done={() => undefined} />)
  await userEvent.type(name(), '201')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('Мәні дұрыс емес')
})

test('what was left empty is sent as null where it may be null', async () => {
  let closed = false
  const sent = serve([[create, () => ({})]])
  show(<RoomDialog done={() => (closed = true)} />)
  await userEvent.type(name(), '201')
  await save()
  await expect.poll(() => closed).toBe(true)
  expect(sent).toMatchObject([{ body: { name: '201', floor: null } }])
})
