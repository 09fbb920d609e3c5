import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { employee as card } from '../samples.ts'
import { PhotoActs } from './PhotoActs.tsx'

const school = (refuse: () => void = () => {}) =>
  serve([
    [
      personnel.setPhoto,
      () => {
        refuse()
        return {}
      },
    ],
    [personnel.removePhoto, () => ({})],
  ])
const choose = () =>
  userEvent.upload(
    screen.getByLabelText('Сурет', { selector: 'input' }),
    new File(['…'], 'photo.png', { type: 'image/png' }),
  )

test('a picture is set for the person of the card; who has none has nothing to take away', async () => {
  const sent = school()
  show(<PhotoActs card={card} />)

  screen.getByRole('button', { name: 'Сурет қою' })
  expect(screen.queryByRole('button', { name: 'Суретті алып тастау' })).toBeNull()
  await choose()
  await waitFor(() => expect(sent[0]?.params).toEqual({ userId: card.id }))
})

test('a picture is taken away', async () => {
  const sent = school()
  show(<PhotoActs card={{ ...card, photo: '/photo' }} />)

  screen.getByRole('button', { name: 'Суретті ауыстыру' })
  await userEvent.click(screen.getByRole('button', { name: 'Суретті алып тастау' }))
  await waitFor(() => expect(sent[0]?.endpoint).toBe(personnel.removePhoto))
})

test('why a picture was refused stands beside it', async () => {
  school(() => {
    throw fieldProblem('file', 'only-images')
  })
  show(<PhotoActs card={card} />)
  await choose()
  await screen.findByRole('alert')
})
