import { type Published } from '@qalam/contract/static-pages/api.ts'
import type { Slug } from '@qalam/contract/static-pages/slugs.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { versions } from '../reads.ts'
import { VersionDialog } from './VersionDialog.tsx'

type Props = { slug: Slug; revision: number; onRestored: () => void }

/** The versions of a page: who published each, and how many agreed to it. */
export function History({ slug, revision, onRestored }: Props) {
  const { data } = useSuspenseQuery(versions(slug))
  const [looking, setLooking] = useState<number | null>(null)
  return (
    <>
      <DataTable
        caption={text('static-page.history')}
        asCards
        rows={data}
        rowKey={({ version }) => version}
        columns={columns(setLooking)}
      />
      {looking !== null && (
        <VersionDialog
          slug={slug}
          version={looking}
          revision={revision}
          onRestored={onRestored}
          onClose={() => setLooking(null)}
        />
      )}
    </>
  )
}

const columns = (look: (version: number) => void): Column<Published>[] => [
  {
    key: 'version',
    title: text('static-page.column-version'),
    cell: ({ version, asks }) => (
      <>
        {version} {asks && <Badge tone="accent">{text('static-page.asks')}</Badge>}
      </>
    ),
  },
  { key: 'at', title: text('static-page.column-published'), cell: ({ publishedAt }) => momentText(publishedAt) },
  { key: 'by', title: text('static-page.column-by'), cell: ({ by }) => by ?? text('static-page.shipped') },
  { key: 'agreed', title: text('static-page.column-agreed'), align: 'end', cell: ({ agreed }) => agreed },
  {
    key: 'look',
    title: text('static-page.look'),
    bare: true,
    cell: ({ version }) => (
      <Button size="small" onClick={() => look(version)}>
        {text('static-page.look')}
        <span className="sr-only">: {text('static-page.version-of', { version })}</span>
      </Button>
    ),
  },
]
