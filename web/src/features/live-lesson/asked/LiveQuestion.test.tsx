import { liveLesson, type OpenQuestion } from '@qalam/contract/live-lesson/api.ts'
import { checkOver } from '@qalam/contract/live-lesson/problems.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { checkUuid, question } from '../samples.ts'
import { LiveQuestion } from './LiveQuestion.tsx'

const asked = (open: OpenQuestion | null, answer: () => {} = () => ({})) =>
  serve([
    [liveLesson.mine, () => ({ question: open })],
    [liveLesson.reach, () => ({ secondsLeft: 15 })],
    [liveLesson.answer, answer],
  ])

test('a student is asked with the seconds in words, and one press says that the student is here', async () => {
  const sent = asked(question())
  show(<LiveQuestion />)
  expect(await screen.findByText('«Алгебра» сабағының мұғалімі сұрап тұр')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/^Жауап беруге 1[45] секунд қалды$/)
  await userEvent.click(screen.getByRole('button', { name: 'Мен осындамын' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent.at(-1)).toMatchObject({
    endpoint: liveLesson.answer,
    params: { uuid: checkUuid },
    body: { answer: 'here' },
  })
  expect(sent[0]).toMatchObject({ endpoint: liveLesson.reach })
})

test('a reflection has three faces with their words', async () => {
  const sent = asked(question({ kind: 'reflection', secondsLeft: 60 }))
  show(<LiveQuestion />)
  for (const name of ['Жақсы', 'Орташа', 'Қиын болды']) expect(await screen.findByRole('button', { name })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Қиын болды' }))
  await expect.poll(() => sent.at(-1)?.body).toEqual({ answer: 'bad' })
})

test('an answer that came too late is told of in words', async () => {
  asked(question(), () => {
    throw checkOver()
  })
  show(<LiveQuestion />)
  await userEvent.click(await screen.findByRole('button', { name: 'Мен осындамын' }))
  expect(await screen.findByText('Жауап беру уақыты бітті')).toBeTruthy()
})

test('who is asked nothing sees nothing', async () => {
  asked(null)
  const { client } = show(<LiveQuestion />)
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(screen.queryByRole('dialog')).toBeNull()
})
