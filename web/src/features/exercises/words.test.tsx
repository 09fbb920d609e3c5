import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#platform/testing/show.tsx'
import { ExercisePlayer } from './ExercisePlayer.tsx'

const drawn = [
  { depth: 0, tag: 'math' as const },
  { depth: 1, tag: 'mi' as const, text: 'x' },
]
const exercise: ShownExercise = {
  uuid: '00000000-0000-4000-8000-000000000001',
  type: 'single',
  prompt: 'Шешіңіз: \\(x\\), егер \\(y\\)',
  points: 1,
  formulas: [
    { source: 'x', drawn },
    { source: 'y', drawn: null },
  ],
  options: [{ id: 'a', text: '\\(x\\) сан' }],
}

test('formulas of a question and of its options are drawn; one that has no drawing is shown as it was written', () => {
  const { container } = show(<ExercisePlayer exercise={exercise} answer={null} onAnswer={() => {}} />)
  expect(container.querySelectorAll('math')).toHaveLength(2)
  expect(container.querySelector('code')?.textContent).toBe('y')
  expect(screen.getByRole('radio').closest('label')?.querySelector('math')).toBeTruthy()
  expect(container.textContent).not.toContain('\\(')
})
