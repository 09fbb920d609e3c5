import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { secondFactor } from '@qalam/contract/second-factor/api.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { RuleCard } from './RuleCard.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'

const off = { since: null, codesLeft: 0, required: false }
const on = { since: '2026-11-01T05:00:00.000Z', codesLeft: 10, required: false }
const app = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Qalam:x', picture: { size: 29, path: 'M4 4h1v1h-1z' } }
const codes = Array.from({ length: 10 }, (_, at) => `abcd${at}-fghjk`)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a teacher turns it on: password, picture, first code, and the recovery codes are shown once', async () => {
  let state: Answer<typeof secondFactor.state> = off
  const sent = serve([
    [secondFactor.state, () => state],
    [secondFactor.begin, () => app],
    [
      secondFactor.confirm,
      () => {
        state = on
        return { codes }
      },
    ],
  ])
  show(<SecondFactorCard />)

  await userEvent.click(await screen.findByRole('button', { name: 'Қосу' }))
  await userEvent.type(await screen.findByLabelText(/Құпиясөз/), 'kitap7dala')
  await press('Әрі қарай')
  expect(await screen.findByRole('img', { name: 'Қолданбаға арналған QR-код' })).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/Қолданбадағы код/), '123456')
  await userEvent.click(screen.getAllByRole('button', { name: 'Қосу' }).at(-1) ?? document.body)

  expect(await screen.findByText('abcd0-fghjk')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toContainEqual({ code: '123456' })
  await press('Сақтап қойдым')
  await waitFor(() => expect(screen.queryByText('abcd0-fghjk')).toBeNull())
  expect(await screen.findByText('Қосулы')).toBeTruthy()
})

test('where the school requires it there is nothing to turn it off with', async () => {
  serve([[secondFactor.state, () => ({ ...on, required: true })]])
  show(<SecondFactorCard />)

  expect(await screen.findByText('Мектебіңіз қызметкерлерден екі сатылы кіруді талап етеді.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Өшіру' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Қолданбаны ауыстыру' })).toBeTruthy()
})

test('a director requires it of the staff by a switch', async () => {
  let required = false
  const sent = serve([
    [secondFactor.state, () => off],
    [secondFactor.rule, () => ({ required, can: { change: true } })],
    [
      secondFactor.setRule,
      () => {
        required = true
        return {}
      },
    ],
  ])
  show(<RuleCard />)

  await userEvent.click(await screen.findByRole('switch'))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true))
  expect(sent.map(({ body }) => body)).toContainEqual({ required: true })
})
