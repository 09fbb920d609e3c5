import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { Fragment, StrictMode, Suspense, type ReactNode } from 'react'
import { NamedComplaint } from '#ui/fields/Below.tsx'
import { namedComplaint } from '../form/complaints.ts'
import { newQueryClient } from '../queries.ts'

type Options = {
  address?: string
  /** As in production, where an effect runs once: the order of effects decides where the focus stands. */
  once?: boolean
}

/** Draws a page as the application would: with its providers and the kz texts, at `address` if given. */
export function show(page: ReactNode, { address, once = false }: Options = {}) {
  if (address) window.history.replaceState(null, '', address)
  const client = newQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  const Mode = once ? Fragment : StrictMode
  const view = render(
    <Mode>
      <QueryClientProvider client={client}>
        <NamedComplaint value={namedComplaint}>
          <Suspense fallback={null}>{page}</Suspense>
        </NamedComplaint>
      </QueryClientProvider>
    </Mode>,
  )
  return { ...view, client }
}
