import { type YearEndBatch, yearEnd } from '@qalam/contract/year-end/api.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { everything } from './reads.ts'

/** The acts that were done, each to be taken back. */
export function HistoryCard({ batches }: { batches: readonly YearEndBatch[] }) {
  const [asked, ask] = useState<string | null>(null)
  return (
    <Card title={text('year-end.history')}>
      <DataTable
        caption={text('year-end.history')}
        asCards
        rows={batches}
        rowKey={({ uuid }) => uuid}
        tone={({ undone }) => (undone ? 'muted' : null)}
        empty={<EmptyList title={text('year-end.no-history')} />}
        columns={[
          { key: 'at', title: text('year-end.when'), cell: ({ at, by }) => `${momentText(at)}, ${by}` },
          { key: 'classes', title: text('year-end.classes'), align: 'end', cell: ({ classes }) => classes },
          { key: 'goOn', title: text('year-end.go-on'), align: 'end', cell: ({ promoted }) => promoted },
          { key: 'leave', title: text('year-end.leave'), align: 'end', cell: ({ left }) => left },
          {
            key: 'undo',
            title: text('year-end.undo'),
            bare: true,
            align: 'end',
            cell: ({ uuid, at, undone }) =>
              undone ? (
                text('year-end.undone-by', { by: undone.by, at: momentText(undone.at) })
              ) : (
                <Button
                  size="small"
                  aria-label={text('year-end.undo-at', { at: momentText(at) })}
                  onClick={() => ask(uuid)}
                >
                  {text('year-end.undo')}
                </Button>
              ),
          },
        ]}
      />
      {asked !== null && <UndoDialog uuid={asked} onClose={() => ask(null)} />}
    </Card>
  )
}

/** Asks before an act is taken back, and says who was changed since. */
export function UndoDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const undo = useCommand(yearEnd.undo, { silent: true, refresh: everything })
  const confirm = () =>
    undo.mutate(
      { body: { uuid } },
      {
        onSuccess: () => {
          tellSuccess(text('year-end.undone'))
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      danger
      title={text('year-end.undo')}
      message={text('year-end.undo-confirm')}
      action={text('year-end.undo')}
      busy={undo.isPending}
      error={undo.error && saidBy(undo.error)}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
