import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { hold } from '#platform/routing/leaving.ts'
import { navigate } from '#platform/screen.ts'
import { show } from '#platform/testing/show.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Holding } from '#ui/overlay/holding.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'

function Page() {
  const [words, setWords] = useState('')
  return (
    <Form submit={() => undefined} changed={words !== ''}>
      <TextField label="Words" value={words} onChange={setWords} />
    </Form>
  )
}

const open = () =>
  show(
    <Holding value={hold}>
      <Page />
      <LeaveQuestion />
    </Holding>,
    { address: '/homework' },
  )

test('whoever goes away from a form with changes is asked, and may stay', async () => {
  open()
  await userEvent.type(screen.getByLabelText('Words'), '45-бет')
  navigate('/schedule')

  await userEvent.click(await screen.findByRole('button', { name: 'Осында қалу' }))
  expect(window.location.pathname).toBe('/homework')
  expect(screen.queryByRole('dialog')).toBeNull()

  navigate('/schedule')
  await userEvent.click(await screen.findByRole('button', { name: 'Беттен шығу' }))
  expect(window.location.pathname).toBe('/schedule')
})

test('a form without changes, or with changes taken back, is left at once', async () => {
  open()
  await userEvent.type(screen.getByLabelText('Words'), '4{Backspace}')
  navigate('/schedule')
  expect(window.location.pathname).toBe('/schedule')
})
