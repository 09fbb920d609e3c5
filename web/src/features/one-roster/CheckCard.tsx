import { mostMegabytes, oneRoster, type RosterNote } from '@qalam/contract/one-roster/api.ts'
import { useState } from 'react'
import { useJob } from '#features/jobs/public.tsx'
import { call, saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Uploader } from '#ui/fields/Uploader.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'

const megabytes = mostMegabytes

/** A OneRoster archive that is to be checked, and the cells of it that its plan does not hold. */
export function CheckCard() {
  const ask = useJob()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [notes, setNotes] = useState<RosterNote[] | null>(null)

  const check = async () => {
    if (!file) return setError(text('one-roster.choose'))
    if (file.size > megabytes * 1024 * 1024) return setError(text('one-roster.longest', { megabytes }))
    const form = new FormData()
    form.append('file', file, file.name)
    setBusy(true)
    setError(null)
    try {
      await ask(async (uuid) => {
        const answer = await call(oneRoster.check, { query: { uuid } }, { form, silent: true })
        setNotes(answer.notes)
        return answer.job
      })
      setFile(null)
    } catch (failure) {
      setError(saidBy(failure))
    }
    setBusy(false)
  }

  return (
    <Card
      title={text('one-roster.read')}
      actions={
        <Button busy={isBusy} onClick={() => void check()}>
          {text('one-roster.read')}
        </Button>
      }
    >
      <Uploader
        label={text('one-roster.choose')}
        required
        accept=".zip"
        max={1}
        megabytes={megabytes}
        hint={text('one-roster.longest', { megabytes })}
        files={file ? [file] : []}
        error={error}
        onFiles={([next]) => {
          setFile(next ?? null)
          setError(null)
          setNotes(null)
        }}
      />
      <p role="status">{notes && text('one-roster.asked')}</p>
      {notes && notes.length > 0 && <Notes notes={notes} />}
    </Card>
  )
}

const Notes = ({ notes }: { notes: readonly RosterNote[] }) => (
  <DataTable
    caption={text('one-roster.notes')}
    asCards
    rows={notes}
    rowKey={({ file, row, column, value }) => `${file} ${row} ${column} ${value}`}
    columns={[
      { key: 'words', title: text('one-roster.reason'), cell: ({ words }) => words },
      { key: 'file', title: text('one-roster.file'), cell: ({ file }) => file },
      { key: 'row', title: text('one-roster.row'), cell: ({ row }) => row ?? '—' },
      { key: 'column', title: text('one-roster.column'), cell: ({ column }) => column },
      { key: 'value', title: text('one-roster.value'), cell: ({ value }) => value },
    ]}
  />
)
