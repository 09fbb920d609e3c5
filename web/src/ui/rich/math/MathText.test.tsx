import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MathText } from './MathText.tsx'
import type { MathPart } from './part.ts'

const half: MathPart[] = [
  { depth: 0, tag: 'math', about: { display: 'block' } },
  { depth: 1, tag: 'mfrac' },
  { depth: 2, tag: 'mn', text: '1' },
  { depth: 2, tag: 'msup' },
  { depth: 3, tag: 'mi', text: 'x' },
  { depth: 3, tag: 'mn', text: '2' },
]

test('a formula stands as MathML with its parts inside each other, and one that could not be drawn in its own words', () => {
  const { container, rerender } = render(<MathText source="\frac{1}{x^2}" drawn={half} />)
  expect(container.querySelector('math')?.innerHTML).toBe('<mfrac><mn>1</mn><msup><mi>x</mi><mn>2</mn></msup></mfrac>')
  expect(container.querySelector('math')?.getAttribute('display')).toBe('inline')
  rerender(<MathText source="\frac{1}{" drawn={null} />)
  expect(container.textContent).toBe('\\frac{1}{')
})

test('an option that is a formula alone has a name, on one line', () => {
  const glucose: MathPart[] = [
    { depth: 0, tag: 'math' },
    { depth: 1, tag: 'msub' },
    { depth: 2, tag: 'mi', text: 'C' },
    { depth: 2, tag: 'mn', text: '6' },
    { depth: 1, tag: 'msqrt' },
    { depth: 2, tag: 'mrow' },
    { depth: 3, tag: 'mi', text: 'x' },
    { depth: 3, tag: 'mo', text: '+' },
    { depth: 3, tag: 'mn', text: '1' },
  ]
  const { container } = render(<MathText source="x" drawn={glucose} />)
  expect(container.querySelector('math')?.getAttribute('aria-label')).toBe('C_6√(x+1)')
  expect(render(<MathText source="x" drawn={half} />).container.querySelector('math')?.ariaLabel).toBe('1/(x^2)')
})
