import { listImport } from '@qalam/contract/list-import/api.ts'
import { type ReactNode, useState } from 'react'
import { download } from '#platform/api.ts'
import { hasText, text, textNamed } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Uploader } from '#ui/fields/Uploader.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { DoneDialog } from './DoneDialog.tsx'
import { Faults, Rows } from './PreviewTables.tsx'
import { useImport } from './useImport.ts'

type Props = {
  kind: 'students' | 'staff'
  positionName?: ((positionId: number) => string) | undefined
  sheetsFor: (userIds: number[], onClose: () => void) => ReactNode
  onClose: () => void
}

const helpKey = 'list-import.help-link'

/** M-37, SH-MODAL-32: a list from Excel, looked at first and stored then; it needs a file (V-IMPORT-1). */
export function ImportDialog({ kind, positionName, sheetsFor, onClose }: Props) {
  const { file, seen, done, error, busy, setError, choose, check, bring } = useImport(kind)
  const [order, setOrder] = useState('')
  if (done) return <DoneDialog done={done} sheetsFor={sheetsFor} onClose={onClose} />

  const coming = seen?.rows.filter(({ state }) => state === 'new' || state === 'known').length ?? 0
  const faults = seen?.findings.some(({ level }) => level === 'fault') ?? false
  const submit = async () => {
    if (!file) return setError(text('list-import.choose'))
    if (!seen) return check(file)
    if (coming > 0 && !faults) return bring(file, order)
  }
  const add = coming > 0 ? text('list-import.add', { count: coming }) : text('list-import.nothing')

  return (
    <FormDialog
      title={text(`list-import.title-${kind}`)}
      action={seen ? add : text('list-import.check')}
      submit={submit}
      busy={busy}
      disabled={seen !== null && (faults || coming === 0)}
      changed={file !== null}
      error={file ? error : null}
      width={700}
      onClose={onClose}
      extra={seen && <Button onClick={() => choose(null)}>{text('list-import.again')}</Button>}
    >
      {seen ? (
        <>
          {seen.findings.length > 0 && <Faults findings={seen.findings} />}
          {seen.rows.length > 0 && <Rows kind={kind} rows={seen.rows} positionName={positionName} />}
          {kind === 'students' && !faults && coming > 0 && (
            <TextField
              label={text('list-import.order')}
              max={50}
              value={order}
              onChange={(next) => setOrder(next ?? '')}
            />
          )}
        </>
      ) : (
        <>
          <p>{text('list-import.hint')}</p>
          {kind === 'staff' && hasText(helpKey) && (
            <a href={textNamed(helpKey)} target="_blank" rel="noopener noreferrer">
              {text('list-import.help')}
            </a>
          )}
          <div>
            <Button onClick={() => void download(templates[kind], {})}>{text('list-import.template')}</Button>
          </div>
          <Uploader
            label={text('list-import.file')}
            required
            accept=".xlsx"
            max={1}
            megabytes={2}
            files={file ? [file] : []}
            error={file ? null : error}
            onFiles={([next]) => choose(next ?? null)}
          />
        </>
      )}
    </FormDialog>
  )
}

const templates = { students: listImport.studentsTemplate, staff: listImport.staffTemplate }
