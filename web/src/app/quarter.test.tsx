import { auth } from '@qalam/contract/auth/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aigul } from '#features/auth/samples.ts'
import { quarter } from '#platform/quarter.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import AttestationPage from '#features/diary/attestation/AttestationPage.tsx'
import { yearOfAlgebra } from '#features/diary/samples.ts'
import GroupsPage from '#features/journal/GroupsPage.tsx'

/** Listens to what goes out: the X-Quarter of every call to an address, in order. */
function quartersAsked(path: string): () => (string | null)[] {
  const heard = vi.fn(fetch)
  vi.stubGlobal('fetch', heard)
  return () =>
    heard.mock.calls
      .filter(([address]) => String(address).split('?')[0] === path)
      .map(([, options]) => new Headers(options?.headers).get('X-Quarter'))
}

test('the attestation is of the year of the quarter in the header, and another one is fetched when it changes', async () => {
  quarter.set(20_262)
  serve([
    [auth.userInfo, () => ({ ...aigul, role: 'student' as const })],
    [diary.attestation, () => yearOfAlgebra],
  ])
  const asked = quartersAsked(diary.attestation.path)
  show(<AttestationPage />, { address: '/diary/attestation' })
  await screen.findByRole('table')
  act(() => quarter.set(20_254))
  await vi.waitFor(() => expect(asked()).toEqual(['20262', '20254']))
})

test('the groups of the journal are those of the chosen quarter’s year', async () => {
  quarter.set(20_254)
  serve([
    [auth.userInfo, () => aigul],
    [journal.groups, () => []],
  ])
  const asked = quartersAsked(journal.groups.path)
  show(<GroupsPage />, { address: '/control/journal/groups' })
  await vi.waitFor(() => expect(asked()).toEqual(['20254']))
})
