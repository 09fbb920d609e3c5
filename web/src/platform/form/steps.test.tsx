import { post } from '@qalam/contract/kernel/endpoint.ts'
import { FieldProblems } from '@qalam/contract/kernel/problem.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Steps } from '#ui/page/Steps.tsx'
import { useCommand } from '../api.ts'
import { useDraft } from '../draft.ts'
import { serve } from '../testing/serve.ts'
import { show } from '../testing/show.tsx'
import { useRows } from './rows.ts'
import { useSteps } from './steps.ts'

const Course = z.object({
  name: z.string().trim().min(1),
  lessons: z.array(z.object({ title: z.string().trim().min(1) })).min(1),
})
const create = post('/api/courses', { roles: 'anyone', about: '', body: Course, response: z.object({}) })
const steps = [
  { key: 'about', fields: ['name'] },
  { key: 'lessons', fields: ['lessons'] },
] as const

function CourseForm() {
  const store = useCommand(create)
  const draft = useDraft({
    schema: Course,
    start: { name: '', lessons: [{ title: '' }] },
    send: (body) => store.mutateAsync({ body }),
  })
  const { at, key, isLast, next, back, goTo } = useSteps(steps, draft)
  const lessons = useRows({
    name: 'lessons',
    rows: draft.value.lessons ?? [],
    errors: draft.errors,
    onChange: (rows, about) => draft.set('lessons', rows, about),
  })

  return (
    <form onSubmit={(event) => void draft.submit(event)}>
      <Steps label="Steps" steps={['About', 'Lessons']} at={at} onGoTo={goTo} />
      {key === 'about' && <TextField label="Name" {...draft.field('name')} />}
      {key === 'lessons' &&
        lessons.rows.map(({ key: rowKey, field, remove, moveTo }, index) => (
          <fieldset key={rowKey} aria-label={`Lesson ${index + 1}`}>
            <TextField label="Title" {...field('title')} />
            <Button onClick={remove}>Remove</Button>
            <Button onClick={() => moveTo(index - 1)}>Up</Button>
          </fieldset>
        ))}
      {key === 'lessons' && <Button onClick={() => lessons.add({ title: '' })}>Add</Button>}
      <Button onClick={back}>Back</Button>
      {isLast ? <Button type="submit">Save</Button> : <Button onClick={next}>Next</Button>}
    </form>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const lesson = (number: number) => within(screen.getByRole('group', { name: `Lesson ${number}` }))
const titles = () => screen.getAllByLabelText<HTMLInputElement>(/Title/).map(({ value }) => value)
const current = () => screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current=step]')?.textContent

async function withLessons(...names: string[]) {
  await userEvent.type(screen.getByLabelText(/Name/), 'Алгебра')
  await press('Next')
  for (const [index, name] of names.entries()) {
    if (index > 0) await press('Add')
    await userEvent.type(lesson(index + 1).getByLabelText(/Title/), name)
  }
}

test('going on judges the fields of the step alone, going back keeps what was typed', async () => {
  show(<CourseForm />)
  await press('Next')
  expect(screen.getByText('«Name» өрісін толтыру қажет')).toBeTruthy()

  await withLessons('Кіріспе')
  expect(current()).toContain('Lessons')
  await press('About')
  expect(screen.getByLabelText<HTMLInputElement>(/Name/).value).toBe('Алгебра')
  await press('Next')
  expect(titles()).toEqual(['Кіріспе'])
})

test('rows are added, moved and taken away, each with what was typed in it', async () => {
  const sent = serve([[create, () => ({})]])
  show(<CourseForm />)
  await withLessons('a', 'b', 'c')

  const moved = lesson(3).getByLabelText(/Title/)
  await userEvent.click(lesson(3).getByRole('button', { name: 'Up' }))
  expect(titles()).toEqual(['a', 'c', 'b'])
  expect(lesson(2).getByLabelText(/Title/)).toBe(moved)
  await userEvent.click(lesson(1).getByRole('button', { name: 'Remove' }))
  await press('Save')
  await expect.poll(() => sent[0]?.body).toEqual({ name: 'Алгебра', lessons: [{ title: 'c' }, { title: 'b' }] })
})

test('a complaint of the server about one row stands under its field, and typing elsewhere leaves it there', async () => {
  serve([
    [
      create,
      () => {
        throw new FieldProblems({ 'lessons.1.title': [{ code: 'already-exists' }] })
      },
    ],
  ])
  show(<CourseForm />)
  await withLessons('a', 'b')
  await press('Save')

  expect(await lesson(2).findByText('Мұндай жазба бар')).toBeTruthy()
  expect(lesson(1).queryByText('Мұндай жазба бар')).toBeNull()
  await userEvent.type(lesson(1).getByLabelText(/Title/), '!')
  expect(lesson(2).getByText('Мұндай жазба бар')).toBeTruthy()
  await userEvent.type(lesson(2).getByLabelText(/Title/), '!')
  expect(lesson(2).queryByText('Мұндай жазба бар')).toBeNull()
})

test('a complaint about another step leads to that step', async () => {
  serve([
    [
      create,
      () => {
        throw new FieldProblems({ name: [{ code: 'already-exists' }] })
      },
    ],
  ])
  show(<CourseForm />)
  await withLessons('a')
  await press('Save')

  expect(await screen.findByText('Мұндай жазба бар')).toBeTruthy()
  expect(current()).toContain('About')
})
