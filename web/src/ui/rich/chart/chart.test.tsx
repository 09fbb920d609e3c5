import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BarChart } from './BarChart.tsx'
import { BarList } from './BarList.tsx'
import { HeatChart } from './HeatChart.tsx'
import { LineChart } from './LineChart.tsx'
import { StackedChart } from './StackedChart.tsx'
import { domainOf, plotOf } from './plot.ts'

const marks = {
  title: 'Marks of the second quarter',
  categoryTitle: 'Class',
  categories: ['7А', '7Ә', '7Б'],
  series: [
    { name: 'Fives', values: [12, 9, null] },
    { name: 'Fours', values: [8, 11, 10] },
  ],
}

const heights = (box: HTMLElement) => [...box.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))

test.each([
  ['bars', BarChart],
  ['lines', LineChart],
  ['stacked bars', StackedChart],
  ['a heat map', HeatChart],
])('%s come with a table of the same numbers, also while they are drawn', (_name, Chart) => {
  render(<Chart {...marks} format={(value) => `${value} pupils`} />)
  const table = within(screen.getByRole('table', { name: 'Marks of the second quarter' }))

  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Class', 'Fives', 'Fours'])
  const row = table.getByRole('row', { name: /^7Ә/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['9 pupils', '11 pupils'])
  expect(within(table.getByRole('row', { name: /^7Б/ })).getAllByRole('cell')[0]?.textContent).toBe('noValue')
})

test('a button shows the table in place of the drawing, with the keyboard too', async () => {
  const { container } = render(<BarChart {...marks} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'asTable', pressed: false }))
  await userEvent.keyboard(' ')

  expect(screen.getByRole('button', { name: 'asTable', pressed: true })).toBeTruthy()
  expect(container.querySelector('figure > svg')).toBeNull()
  expect(screen.getByRole('region', { name: 'Marks of the second quarter' }).tabIndex).toBe(0)
})

test('a bar is as high as its number, and a missing number has no bar', () => {
  const { container } = render(<BarChart {...marks} series={[{ name: 'Fives', values: [10, 5, null] }]} />)
  const [ten = 0, five = 0, ...rest] = heights(container)
  expect(rest).toEqual([])
  expect(ten / five).toBeCloseTo(2)
})

test('stacked parts are together as high as the whole', () => {
  const { container } = render(
    <StackedChart
      {...marks}
      categories={['7А', '7Ә']}
      series={[
        { name: 'Fives', values: [4, 0] },
        { name: 'Fours', values: [6, 10] },
      ]}
    />,
  )
  const drawn = [...container.querySelectorAll<HTMLElement>('figure > svg')].flatMap(heights)
  expect(drawn).toHaveLength(3)
  expect((drawn[0] ?? 0) + (drawn[1] ?? 0)).toBeCloseTo(drawn[2] ?? 0)
})

test('a line is broken where a value is missing', () => {
  const { container } = render(<LineChart {...marks} series={[{ name: 'Quality', values: [60, null, 70] }]} />)
  const path = container.querySelector('figure > svg path')?.getAttribute('d') ?? ''
  expect(path.match(/M/g)).toHaveLength(2)
})

test('the axis has zero and never ends where it begins, also without any number', () => {
  expect(domainOf([])).toEqual([0, 1])
  expect(domainOf([null, 3, 8])).toEqual([0, 8])
  expect(domainOf([-2, 4])).toEqual([-2, 4])
  expect(domainOf([40], 100)).toEqual([0, 100])
})

test('names under a narrow chart keep their size and give way to each other', () => {
  const weeks = Array.from({ length: 34 }, (_, index) => `week ${index + 1}`)
  expect(plotOf(1366, weeks, [0, 5], String).every).toBe(2)
  expect(plotOf(300, weeks, [0, 5], String).every).toBeGreaterThan(5)
})

test('a list of bars writes each name whole, its longest bar is the most, and the table says the same', () => {
  const { container } = render(
    <BarList
      title="How often"
      categoryTitle="Answer"
      categories={['Several times in a week', 'Never']}
      series={{ name: 'People', values: [8, 2] }}
      format={(value) => `${value} people`}
    />,
  )
  const widths = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width)
  expect(widths).toEqual(['100%', '25%'])
  const table = within(screen.getByRole('table', { name: 'How often' }))
  expect(table.getByRole('row', { name: 'Several times in a week 8 people' })).toBeTruthy()
  expect(table.getByRole('row', { name: 'Never 2 people' })).toBeTruthy()
})
