import {
  type PassportDraft,
  type PassportsAsked,
  passportStale,
  socialPassports,
} from '@qalam/contract/social-passports/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { onNotice } from '#platform/notices.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { counts, passports } from './samples.ts'
import SocialPassportsPage from './SocialPassportsPage.tsx'

function school({ edit = true, stale = false } = {}) {
  const asked: PassportsAsked[] = []
  const written: PassportDraft[] = []
  serve([
    [
      socialPassports.list,
      ({ query }) => {
        asked.push(query)
        const groups = [
          { id: 7, label: '7А' },
          { id: 8, label: '7Ә' },
        ]
        return { rows: passports, page: 1, total: 2, pageSize: 20, students: 2, counts, groups, can: { edit } }
      },
    ],
    [
      socialPassports.write,
      ({ body }) => {
        if (stale) throw passportStale()
        written.push(body)
        return {}
      },
    ],
  ])
  return { asked, written }
}

const opened = async (name: RegExp) => {
  const row = within(await screen.findByRole('row', { name }))
  await userEvent.click(row.getByRole('button', { name: /толтыру/ }))
  return within(screen.getByRole('dialog'))
}

test('a student stands in the list with the categories, and a count narrows it to its category', async () => {
  const { asked } = school()
  show(<SocialPassportsPage />)

  const row = within(await screen.findByRole('row', { name: /Серікұлы Нұрлан/ }))
  expect(row.getByText('Көпбалалы отбасы')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /1 ?Көпбалалы отбасы/ }))
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ category: 'large-family' }))
})

test('a category is ticked, gets its day and its paper, and is sent with those that stood there', async () => {
  const { written } = school()
  show(<SocialPassportsPage />)

  const dialog = await opened(/Серікұлы/)
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Мүгедектігі бар' }))
  const care = within(dialog.getByRole('group', { name: 'Мүгедектігі бар' }))
  await userEvent.clear(care.getByLabelText(/^Қай күннен/))
  await userEvent.type(care.getByLabelText(/^Қай күннен/), '02092026')
  await userEvent.type(care.getByLabelText('Негіздеме құжат'), '№ 77')
  await userEvent.click(dialog.getByRole('button', { name: 'Сақтау' }))

  await vi.waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]).toMatchObject({
    version: 2,
    care: [
      { category: 'large-family' },
      { category: 'low-income' },
      { category: 'disability', since: '2026-09-02', document: '№ 77' },
    ],
  })
})

test('what somebody else wrote meanwhile is said, and what was typed stays', async () => {
  const said: (string | undefined)[] = []
  const stop = onNotice(({ text }) => said.push(text))
  school({ stale: true })
  show(<SocialPassportsPage />)

  const dialog = await opened(/Серікұлы/)
  await userEvent.type(dialog.getByLabelText('Ескертпе'), '!')
  await userEvent.click(dialog.getByRole('button', { name: 'Сақтау' }))
  await vi.waitFor(() => expect(said).toContainEqual(expect.stringContaining('паспортты басқа адам өзгертті')))
  stop()
  expect(dialog.getByLabelText('Ескертпе')).toHaveProperty('value', 'Бес бала!')
})

test('a group lead reads and is offered nothing to write with', async () => {
  school({ edit: false })
  show(<SocialPassportsPage />)

  await screen.findByRole('row', { name: /Серікұлы/ })
  expect(screen.queryByRole('button', { name: /толтыру/ })).toBeNull()
})
