import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import LevelsPage from './LevelsPage.tsx'

const named = (ru: string) => ({ kz: ru, ru, en: ru })

test('the school takes the usual order, changes a subject and keeps what it said', async () => {
  const sent = serve([
    [
      timetableProposal.levels,
      () => ({
        subjects: [
          { id: 12, name: named('Алгебра'), level: null, usual: 'hard' as const },
          { id: 29, name: named('Музыка'), level: 'middle' as const, usual: 'light' as const },
          { id: 21, name: named('Биология'), level: null, usual: 'middle' as const },
        ],
      }),
    ],
    [timetableProposal.setLevels, () => ({})],
  ])
  show(<LevelsPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Әдеттегі ретпен толтыру' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Деңгейі: Биология' }), 'Жеңіл')
  await userEvent.click(screen.getByRole('button', { name: 'Сақтау' }))
  // What the school has said already is not overwritten by the proposal.
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      levels: [
        { subjectId: 12, level: 'hard' },
        { subjectId: 29, level: 'middle' },
        { subjectId: 21, level: 'light' },
      ],
    })
})
