import { post } from '@qalam/contract/kernel/endpoint.ts'
import { languages } from '@qalam/contract/kernel/languages.ts'
import { flatten } from '@qalam/contract/kernel/messages.ts'
import { FieldProblems } from '@qalam/contract/kernel/problem.ts'
import { catalogue } from '@qalam/contract/messages.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ClockField } from '#ui/fields/ClockField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { useCommand } from './api.ts'
import { useDraft } from './draft.ts'
import { serve } from './testing/serve.ts'
import { show } from './testing/show.tsx'
import { showTexts, text } from './text.ts'

const Room = z.object({ name: z.string().trim().min(1).max(5), floor: z.int().max(9).nullable() })
const create = post('/api/rooms', { roles: 'anyone', about: '', body: Room, response: z.object({}) })

function RoomDialog({ done, bare = false }: { done: () => void; bare?: boolean }) {
  const store = useCommand(create)
  const draft = useDraft({ schema: Room, start: { name: '' }, send: (body) => store.mutateAsync({ body }), done })
  return (
    <FormDialog title="Room" action="Save" submit={draft.submit} busy={draft.busy} error={draft.problem} onClose={done}>
      <TextField label="Name" bare={bare} {...draft.field('name')} />
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
  expect(screen.getByText('«Name» өрісін толтыру қажет')).toBeTruthy()
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

const named = {
  kz: '«Name» өрісін толтыру қажет',
  ru: 'Поле «Name» обязательно для заполнения',
  en: '“Name” is required',
}

test.each(languages)('what is missing is called by its label, whoever misses it: %s', async (language) => {
  showTexts(language, flatten(catalogue, language))
  // The server says it in words, the same as the browser's.
  const refuse = () => {
    throw new FieldProblems({ name: [{ code: text('field.required') }] })
  }
  serve([[create, refuse]])
  show(<RoomDialog done={() => undefined} />)

  await save()
  expect(screen.getByText(named[language])).toBeTruthy()
  await userEvent.type(name(), '201')
  expect(screen.queryByText(named[language])).toBeNull()
  await save()
  expect(await screen.findByText(named[language])).toBeTruthy()
})

test('what is missing without a label in sight is not called by one', async () => {
  const refuse = () => {
    throw new FieldProblems({ schoolId: [{ code: 'required' }], name: [{ code: 'required' }] })
  }
  serve([[create, refuse]])
  show(<RoomDialog bare done={() => undefined} />)

  await userEvent.type(name(), '201')
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('Бұл өрісті толтырыңыз')
  expect(screen.getAllByText('Бұл өрісті толтырыңыз')).toHaveLength(2)
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

const Visit = z.object({
  on: z.string().nullable(),
  floor: z.int().nullable(),
  phone: z.string(),
  at: z.string(),
})
const visit = post('/api/visits', { roles: 'anyone', about: '', body: Visit, response: z.object({}) })

function VisitDialog() {
  const store = useCommand(visit)
  const start = { on: null, floor: null, phone: '', at: '' }
  const draft = useDraft({ schema: Visit, start, send: (body) => store.mutateAsync({ body }) })
  return (
    <FormDialog
      title="Visit"
      action="Save"
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      onClose={() => undefined}
    >
      <DateField label="On" min="2026-09-01" max="2027-05-25" {...draft.field('on')} />
      <NumberField label="Floor" {...draft.field('floor')} />
      <PhoneField label="Phone" {...draft.field('phone')} />
      <ClockField label="At" {...draft.field('at')} />
    </FormDialog>
  )
}

test.each([
  ['On', '01.01.2020'],
  ['On', '99.99.9999'],
  ['Floor', '2,5'],
  ['Phone', '701'],
  ['At', '8'],
])('a field in error holds the save, and the person is led to it: %s %s', async (label, typed) => {
  const sent = serve([[visit, () => ({})]])
  show(<VisitDialog />)
  const field = screen.getByRole('textbox', { name: label })

  await userEvent.type(field, typed)
  await save()

  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(sent).toEqual([])

  await userEvent.clear(field)
  await save()
  await expect.poll(() => sent).toHaveLength(1)
})

test('a dialog with changes asks before it is closed, one without closes', async () => {
  let closed = 0
  serve([[create, () => ({})]])
  const Room = () => {
    const draft = useDraft({ schema: z.object({ name: z.string() }), start: { name: '' }, send: async () => undefined })
    return (
      <FormDialog
        title="Room"
        action="Save"
        submit={draft.submit}
        changed={draft.touched}
        onClose={() => (closed += 1)}
      >
        <TextField label="Name" {...draft.field('name')} />
      </FormDialog>
    )
  }
  show(<Room />)
  await userEvent.keyboard('{Escape}')
  expect(closed).toBe(1)

  await userEvent.type(name(), '201')
  await userEvent.keyboard('{Escape}')
  expect(closed).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'keepWriting' }))
  expect(name().value).toBe('201')
  await userEvent.click(screen.getByRole('button', { name: 'cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'discard' }))
  expect(closed).toBe(2)
})
