import { content } from '@qalam/contract/content/api.ts'
import { contentKinds } from '@qalam/contract/content/document.ts'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/api.ts'

/** The caller's own saved works of a kind, by what is typed of their titles. */
export function useOwnWorks(kind: EntityKind) {
  const [search, setSearch] = useState('')
  const known = contentKinds.find((one) => one === kind)
  const { data, isFetching } = useQuery({
    ...read(content.list, {
      query: {
        search,
        of: kind === 'lecture' ? 'lectures' : 'lessons',
        whose: 'mine',
        limit: 50,
        ...(known && { kind: known }),
      },
    }),
    enabled: known !== undefined,
    placeholderData: keepPreviousData,
  })
  const works = known === undefined ? [] : data?.rows.map(({ id, title }) => ({ value: id, label: title }))
  const isNothing = works?.length === 0 && search === '' && !isFetching
  return { works, onSearch: setSearch, busy: isFetching, isNothing }
}
