import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { ImportPreview } from '@qalam/contract/calendar-plans/papers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, download, saidBy } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Uploader } from '#ui/fields/Uploader.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { everyPlan } from '../reads.ts'
import styles from './Dialogs.module.css'

const formOf = (file: File): FormData => {
  const form = new FormData()
  form.append('import', file, file.name)
  return form
}

/** A plan from Excel: looked at first, with its faults by row and column, and brought in then. */
export function ImportDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [seen, setSeen] = useState<ImportPreview | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const count = seen ? seen.added + seen.changed : 0
  const params = { uuid }

  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    await work().catch((failure: unknown) => setError(saidBy(failure)))
    setBusy(false)
  }
  const choose = (next: File | null) => {
    setFile(next)
    setSeen(null)
    setError(null)
    if (next)
      void during(async () =>
        setSeen(await call(calendarPlans.importPreview, { params }, { form: formOf(next), silent: true })),
      )
  }
  const bring = () =>
    file &&
    during(async () => {
      await call(calendarPlans.importSheet, { params }, { form: formOf(file), silent: true })
      await Promise.all(everyPlan.map(({ queryKey }) => client.invalidateQueries({ queryKey })))
      tellSuccess(text('calendar-plans.import-done', { count }))
      onClose()
    })

  return (
    <FormDialog
      title={text('calendar-plans.import-title')}
      width={700}
      action={text('calendar-plans.import-bring')}
      submit={() => bring() ?? undefined}
      busy={busy}
      disabled={!seen || seen.faults.length > 0 || count === 0}
      changed={file !== null}
      error={error}
      onClose={onClose}
    >
      <p className={styles.quiet}>{text('calendar-plans.import-hint')}</p>
      <div>
        <Button onClick={() => void download(calendarPlans.template, {})}>{text('calendar-plans.template')}</Button>
      </div>
      <Uploader
        label={text('calendar-plans.import-file')}
        required
        accept=".xlsx"
        max={1}
        megabytes={2}
        files={file ? [file] : []}
        onFiles={([next]) => choose(next ?? null)}
      />
      {seen && <Seen seen={seen} />}
    </FormDialog>
  )
}

/** What the workbook would bring, and what is wrong with it. */
export function Seen({ seen }: { seen: ImportPreview }) {
  const { added, changed, same, mended, unread, faults, rows } = seen
  return (
    <div role="status">
      <p>{text('calendar-plans.import-sum', { added, changed, same })}</p>
      {mended.length > 0 && <p>{text('calendar-plans.import-mended', { count: mended.length })}</p>}
      {unread.length > 0 && <p>{text('calendar-plans.import-unread', { sheets: unread.join(', ') })}</p>}
      {faults.length > 0 ? (
        <>
          <p className={styles.bad}>{text('calendar-plans.import-faults', { count: faults.length })}</p>
          <DataTable
            caption={text('calendar-plans.import-faults', { count: faults.length })}
            columns={[
              { key: 'row', title: text('calendar-plans.import-row'), cell: ({ row }) => row },
              { key: 'column', title: text('calendar-plans.import-column'), cell: ({ column }) => column },
              {
                key: 'reason',
                title: text('calendar-plans.import-reason'),
                cell: ({ reason, value }) => (value ? `${reason}: ${value}` : reason),
              },
            ]}
            rows={faults}
            rowKey={({ row, column, reason }) => `${row} ${column} ${reason}`}
          />
        </>
      ) : (
        <DataTable
          caption={text('calendar-plans.import-title')}
          columns={[
            { key: 'row', title: text('calendar-plans.import-row'), cell: ({ row }) => row },
            { key: 'section', title: text('calendar-plans.column-section'), cell: ({ section }) => section },
            { key: 'theme', title: text('calendar-plans.column-theme'), cell: ({ theme }) => theme },
            {
              key: 'objectives',
              title: text('calendar-plans.column-objectives'),
              cell: ({ objectives }) => objectives,
            },
          ]}
          rows={rows.filter(({ outcome }) => outcome !== 'same').slice(0, 30)}
          rowKey={({ row }) => row}
        />
      )}
    </div>
  )
}
