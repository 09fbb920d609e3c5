import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { StrictMode, Suspense, type ReactNode } from 'react'
import { NamedComplaint } from '#ui/fields/Below.tsx'
import { namedComplaint } from '../form/complaints.ts'
import { newQueryClient } from '../queries.ts'

/** Draws a page as the application would: with its providers and the kz texts, at `address` if given. */
export function show(page: ReactNode, { address }: { address?: string } = {}) {
  if (address) window.history.replaceState(null, '', address)
  const client = newQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  const view = render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <NamedComplaint value={namedComplaint}>
          <Suspense fallback={null}>{page}</Suspense>
        </NamedComplaint>
      </QueryClientProvider>
    </StrictMode>,
  )
  return { ...view, client }
}
