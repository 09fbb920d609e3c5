import { articles } from '@qalam/contract/articles/api.ts'
import type { ArticleContent } from '@qalam/contract/articles/article.ts'
import type { ArticleVersion } from '@qalam/contract/articles/draft.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, saidBy } from '#platform/api.ts'
import { announce } from '#platform/http/reactions.ts'
import { momentText } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { versionsOf } from '../../reads.ts'

type Props = { articleId: string; current: number; onTake: (content: ArticleContent) => void; onClose: () => void }

/** Every saving of an article; an old one is put into the fields and saved anew. */
export function VersionsDialog({ articleId, current, onTake, onClose }: Props) {
  const { data, error, refetch } = useQuery(versionsOf(articleId))
  const [taking, setTaking] = useState<number | null>(null)
  const take = async (version: number) => {
    setTaking(version)
    try {
      const { content } = await call(articles.version, { params: { articleId, version } })
      onTake(content)
      tellSuccess(text('article.version-taken', { number: version }))
      onClose()
    } catch (failure) {
      announce(failure)
      setTaking(null)
    }
  }
  const act = ({ version }: ArticleVersion) =>
    version !== current && (
      <Button size="small" busy={taking === version} onClick={() => void take(version)}>
        {text('article.version-take')}
      </Button>
    )

  return (
    <Dialog title={text('article.versions')} width={700} onClose={onClose}>
      {error && <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton columns={4} />}
      {data && (
        <DataTable
          caption={text('article.versions')}
          asCards
          rows={data}
          rowKey={({ version }) => version}
          columns={[
            {
              key: 'version',
              title: text('article.version'),
              cell: ({ version, title }) =>
                [text('article.version-of', { number: version }), title].filter(Boolean).join(' · '),
            },
            { key: 'by', title: text('article.version-by'), cell: ({ by }) => by },
            { key: 'at', title: text('article.version-at'), cell: ({ at }) => momentText(at) },
            { key: 'act', title: text('article.acts'), bare: true, align: 'end', cell: act },
          ]}
          empty={<EmptyList />}
        />
      )}
    </Dialog>
  )
}
