import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MarkBadge } from './MarkBadge.tsx'

test('a mark keeps its digit, points their maximum, and what may change says so', () => {
  render(
    <>
      <MarkBadge value={2} />
      <MarkBadge kind="points" value={8} max={10} />
      <MarkBadge value={4} provisional="әзірге" />
    </>,
  )
  expect(screen.getByText('2')).toBeDefined()
  expect(screen.getByText('/10')).toBeDefined()
  expect(screen.getByText('әзірге')).toBeDefined()
})
