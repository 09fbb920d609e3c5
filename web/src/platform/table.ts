import type { Answer, Endpoint, Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { z } from 'zod'
import { download, read, saidBy } from './api.ts'
import { announce } from './http/reactions.ts'
import { useExports } from './exporting.ts'
import { useFilters } from './screen.ts'

/** What `tableQuery` and `pageOf` of the contract make. */
type TableEndpoint = Endpoint<
  z.ZodType,
  z.ZodObject,
  z.ZodType,
  z.ZodType<{ total: number; page: number; pageSize: number; rows: unknown[] }>
>
type Row<E extends TableEndpoint> = Answer<E>['rows'][number] & { id: number | string }
type Key = number | string

/**
 * What an address asks of a table, judged by the query of its endpoint: an unknown filter, a word that is no filter's
 * value and a column that nothing is sorted by are as if they were not there.
 */
export function askedBy<E extends TableEndpoint>(endpoint: E, search: string): Partial<Parsed<E>['query']> {
  const texts = new URLSearchParams(search)
  const asked = Object.entries(endpoint.query.shape).flatMap(([name, schema]) => {
    const text = texts.get(name)
    const parsed = text ? z.safeParse(schema, text) : null
    return parsed?.success ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(asked) as Partial<Parsed<E>['query']>
}

/** The read of a table as its address asks now: for the reads of a screen. `fixed` is as in `useTable`. */
export const tableNow = <E extends TableEndpoint>(endpoint: E, fixed?: Fixed<E>) =>
  tableRead(endpoint, { ...askedBy(endpoint, window.location.search), ...fixed })

/** Filters that the screen sets by itself, such as its archive; its address has no say in them. */
type Fixed<E extends TableEndpoint> = Partial<Parsed<E>['query']>

const tableRead = <E extends TableEndpoint>(endpoint: E, query: Partial<Parsed<E>['query']>) =>
  read(endpoint, { query } as never, { silent: true })

/** What the file of a table is asked. */
type Whole<E extends TableEndpoint> = Omit<Partial<Parsed<E>['query']>, 'page' | 'limit'> & { hide?: string }

/** Rows from which on a file is made while the person goes on. */
const manyRows = 500

type Options<E extends TableEndpoint> = {
  /** The column that the server sorts by when nothing else is asked, with `-` for falling. */
  usual: string
  /** The call that gives the whole table as a file. */
  file?: Endpoint
  /** Asks for the same file as long work, for a table of so many rows that nobody waits for it. */
  fileLater?: (asked: Whole<E>) => Promise<unknown>
  fixed?: Fixed<E>
}

/**
 * A table whose filters, search, order, page and hidden columns live in the address, so that a reload, a bookmark and the
 * step back show the same. Filters are the parameters of the endpoint's query. `ListTable` of the kit draws it.
 */
export function useTable<E extends TableEndpoint>(endpoint: E, { usual, file, fileLater, fixed }: Options<E>) {
  const asked = { ...askedBy(endpoint, useSearch()), ...fixed }
  const [address, change] = useFilters()
  const isExported = useExports()
  const answer = useQuery({ ...tableRead(endpoint, asked), placeholderData: keepPreviousData })
  const data = answer.data as Answer<E> | undefined
  const about = JSON.stringify(asked)
  const [chosen, setChosen] = useState<{ about: string; keys: ReadonlySet<Key> }>({ about, keys: new Set() })
  const sort = String(asked['sort'] ?? usual)
  const hidden = new Set((address['hide'] ?? '').split(',').filter(Boolean))
  const broad = new Set(['page', 'limit', 'sort', ...Object.keys(fixed ?? {})])
  const narrowing = Object.keys(asked).filter((name) => !broad.has(name))
  const gone = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined]))

  return {
    /** What the server is asked: the values of the filters. */
    asked,
    data,
    rows: data?.rows as readonly Row<E>[] | undefined,
    total: data?.total ?? 0,
    page: data?.page ?? 1,
    pages: data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : 1,
    busy: answer.isFetching,
    failure: answer.error && !answer.isPlaceholderData ? saidBy(answer.error) : null,
    retry: () => void answer.refetch(),
    search: String(asked['search'] ?? ''),
    sort: { key: sort.replace('-', ''), direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const) },
    hidden,
    filtersOn: narrowing.filter((name) => name !== 'search').length,
    isNarrowed: narrowing.length > 0,
    /** Rows that are chosen; another page, order or filter begins anew. */
    chosen: chosen.about === about ? chosen.keys : none,
    onChoose: (keys: ReadonlySet<Key>) => setChosen({ about, keys }),
    onSearch: (search: string) => change({ search, page: undefined }),
    onSort: ({ key, direction }: { key: string; direction: 'asc' | 'desc' }) => {
      const next = direction === 'desc' ? `-${key}` : key
      change({ sort: next === usual ? undefined : next, page: undefined })
    },
    onPage: (page: number) => change({ page: page === 1 ? undefined : page }),
    onHide: (keys: readonly string[]) => change({ hide: keys.join(',') || undefined }),
    /** Changes some filters and goes to the first page. */
    onFilter: (some: { readonly [Name in keyof Parsed<E>['query']]?: string | number | undefined }) =>
      change({ ...(some as Record<string, string | number | undefined>), page: undefined }),
    onClear: () => change({ ...gone(narrowing), page: undefined }),
    ...(file &&
      isExported && {
        onFile: () => {
          const { page: _, limit: _many, ...whole } = { ...asked, ...(address['hide'] && { hide: address['hide'] }) }
          return fileLater && (data?.total ?? 0) >= manyRows
            ? fileLater(whole as Whole<E>).catch(announce)
            : download(file, { query: whole } as never)
        },
      }),
  }
}

const none: ReadonlySet<Key> = new Set()
