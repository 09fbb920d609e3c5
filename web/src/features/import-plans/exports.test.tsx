import { importPlans } from '@qalam/contract/import-plans/api.ts'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { allowExports } from '#platform/exporting.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import ImportPage from './ImportPage.tsx'

test('where exports are switched off the school is brought in and not handed out (SH-FLAG-3)', async () => {
  onTestFinished(() => allowExports(true))
  serve([[importPlans.list, () => ({ rows: [], total: 0, page: 1, pageSize: 20 })]])
  const page = show(<ImportPage />)
  const named = (name: string) => screen.queryByRole('button', { name })
  await screen.findByRole('button', { name: 'Мектепті Excel-ге шығару' })
  expect(named('OneRoster файлы')).toBeTruthy()
  page.unmount()

  allowExports(false)
  show(<ImportPage />)
  await screen.findByRole('button', { name: 'Үлгіні жүктеу' })
  expect([named('Мектепті Excel-ге шығару'), named('OneRoster файлы')]).toEqual([null, null])
})
