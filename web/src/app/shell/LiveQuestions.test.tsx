import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { LiveQuestions } from './LiveQuestions.tsx'

const question = {
  ...{ uuid: '0198a000-0000-7000-8000-0000000000bb', kind: 'presence' as const, secondsLeft: 15 },
  lessonUuid: '0198a000-0000-7000-8000-0000000000aa',
  subject: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
}

test('a student is asked on every page, nobody else is', async () => {
  const sent = serve([
    [liveLesson.mine, () => ({ question })],
    [liveLesson.reach, () => ({ secondsLeft: 15 })],
  ])
  const { container } = show(<LiveQuestions role="teacher" />)
  expect(container.textContent).toBe('')
  expect(sent).toEqual([])
  show(<LiveQuestions role="student" />)
  expect(await screen.findByRole('button', { name: 'Мен осындамын' })).toBeTruthy()
})
