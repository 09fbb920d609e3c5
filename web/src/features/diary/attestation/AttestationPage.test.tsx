import { auth } from '@qalam/contract/auth/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aigul } from '#features/auth/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import AttestationPage from './AttestationPage.tsx'
import { yearOfAlgebra } from '../samples.ts'

beforeEach(() => {
  serve([
    [auth.userInfo, () => ({ ...aigul, role: 'student' as const })],
    [diary.attestation, () => yearOfAlgebra],
  ])
  show(<AttestationPage />, { address: '/diary/attestation' })
})

test('a percentage opens into its parts and the formula with the student’s own numbers', async () => {
  await userEvent.click(await screen.findByRole('button', { name: /1-тоқсан.*74 %/ }))

  expect(screen.getByText('Қалыптастырушы (ҚБ): 80 % × 25 % = 20')).toBeTruthy()
  expect(screen.getByText('Бөлім бойынша (БЖБ): 70 % × 25 % = 17,5')).toBeTruthy()
  expect(screen.getByText('Тоқсан бойынша (ТЖБ): 72 % × 50 % = 36')).toBeTruthy()
  expect(screen.getByText(/Қосындысы 73,5 %, бүтінге дөңгелектегенде 74 %/).textContent).toContain('65–84 % — «4»')
})

test('before the SOCH the page tells how many points it has to bring', async () => {
  await userEvent.click(await screen.findByRole('button', { name: /2-тоқсан.*75 %/ }))

  expect(screen.getByText('«5» үшін — 25 балдан кемінде 24')).toBeTruthy()
  expect(screen.getByText('«4» үшін — 25 балдан кемінде 14')).toBeTruthy()
  expect(screen.getByText('Өткізілмеген бөліктің салмағы қалғандарына бөлінді.')).toBeTruthy()
})

test('only one period is open at a time, and it closes again', async () => {
  const first = await screen.findByRole('button', { name: /1-тоқсан/ })
  await userEvent.click(first)
  await userEvent.click(screen.getByRole('button', { name: /2-тоқсан/ }))
  expect(first.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: /2-тоқсан/ }))
  expect(screen.queryByText('Қалай шықты')).toBeNull()
})

test('a credit is a word, and its half-years span two quarters', async () => {
  const credit = await screen.findByRole('button', { name: /1-жартыжылдық.*70 %.*сынақ/ })
  expect(credit.closest('td')?.colSpan).toBe(2)
})
