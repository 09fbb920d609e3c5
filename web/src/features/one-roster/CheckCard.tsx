import { longestArchive, oneRoster, type RosterNote } from '@qalam/contract/one-roster/api.ts'
import { useState } from 'react'
import { useJob } from '#features/jobs/public.tsx'
import { call, saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Uploader } from '#ui/fields/Uploader.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'

/** Of the file itself: four characters carry three of its bytes. */
const kilobytes = Math.floor((longestArchive * 3) / 4 / 1024)

/** A OneRoster archive that is to be checked, and the cells of it that its plan does not hold. */
export function CheckCard() {
  const ask = useJob()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [notes, setNotes] = useState<RosterNote[] | null>(null)

  const check = async () => {
    if (!file) return setError(text('one-roster.choose'))
    if (file.size > kilobytes * 1024) return setError(text('one-roster.longest', { kilobytes }))
    setBusy(true)
    setError(null)
    try {
      const archive = await base64Of(file)
      await ask(async (uuid) => {
        const answer = await call(oneRoster.check, { body: { uuid, name: file.name, archive } }, { silent: true })
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
        megabytes={2}
        hint={text('one-roster.longest', { kilobytes })}
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

const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
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
