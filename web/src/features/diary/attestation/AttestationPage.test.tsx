import { auth } from '@qalam/contract/auth/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { cleanup, screen } from '@testing-library/react'
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

test('before the SOCH the page tells how many points each work to come has to bring, and on what it counts', async () => {
  await userEvent.click(await screen.findByRole('button', { name: /2-тоқсан.*75 %/ }))

  expect(screen.getByText('«5» үшін: ТЖБ — 25 балдан кемінде 24')).toBeTruthy()
  expect(screen.getByText('«4» үшін: ТЖБ — 25 балдан кемінде 14')).toBeTruthy()
  expect(screen.getByText('Сабақтағы балдар осы күйінде қалып, жаңа жұмыс қосылмаса.')).toBeTruthy()
  expect(screen.getByText('Өткізілмеген бөліктің салмағы қалғандарына бөлінді.')).toBeTruthy()
})

test('a mark of a period that runs, and of a year that is not over, says that it is one so far', async () => {
  expect((await screen.findByRole('button', { name: /1-тоқсан/ })).textContent).not.toContain('әзірге')
  const second = screen.getByRole('button', { name: /2-тоқсан/ })
  expect(second.textContent).toContain('4 әзірге')
  expect(second.closest('tr')?.lastElementChild?.textContent).toBe('4 әзірге')

  await userEvent.click(second)
  expect(screen.getByText('Кезең аяқталған жоқ: пайыз бен баға әлі өзгереді.')).toBeTruthy()
})

test('a five that a SOR announced and not marked may still bring is not called out of reach', async () => {
  const [algebra, music] = yearOfAlgebra.subjects
  const [first, second, ...later] = algebra!.cells
  const sor = [
    { score: 12, max: 20, date: '2026-11-13', theme: 'БЖБ 1' },
    { score: null, max: 20, date: '2026-12-02', theme: 'БЖБ 2' },
  ]
  const running = { ...second!, formative: [7], sor, foPercent: 70, sorPercent: 60, percent: 65 }
  serve([
    [auth.userInfo, () => ({ ...aigul, role: 'student' as const })],
    [
      diary.attestation,
      () => ({ ...yearOfAlgebra, subjects: [{ ...algebra!, cells: [first!, running, ...later] }, music!] }),
    ],
  ])
  cleanup()
  show(<AttestationPage />, { address: '/diary/attestation' })
  await userEvent.click(await screen.findByRole('button', { name: /2-тоқсан.*65 %/ }))

  expect(screen.getByText('«5» үшін: БЖБ 2 — 20 балдан кемінде 19, ТЖБ — 25 балдан кемінде 24')).toBeTruthy()
  expect(screen.queryByText(/шықпайды/)).toBeNull()
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
  const credit = await screen.findByRole('button', { name: /1-жартыжылдық.*70 %.*есептелді/ })
  expect(credit.closest('td')?.colSpan).toBe(2)
})
