import { notFound } from '@qalam/contract/kernel/problem.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FailedPage } from './FailedPage.tsx'

test('what is not there is not tried again: the page leads back', () => {
  render(<FailedPage failure={notFound()} retry={() => undefined} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Мұндай жазба жоқ' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Артқа' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'retry' })).toBeNull()
})

test('what did not work for now may be tried again', () => {
  render(<FailedPage failure={new Error('no line')} retry={() => undefined} />)
  expect(screen.getByRole('button', { name: 'retry' })).toBeTruthy()
})
