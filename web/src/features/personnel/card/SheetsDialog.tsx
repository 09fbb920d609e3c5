import { personnel } from '@qalam/contract/personnel/api.ts'
import { useState } from 'react'
import { download, saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'

type Props = {
  userIds: number[]
  /** The chosen are students: their parents may get sheets, too. */
  ofStudents?: boolean
  onClose: () => void
}

/** New passwords for the chosen people as a PDF of cards to be cut out. */
export function SheetsDialog({ userIds, ofStudents = false, onClose }: Props) {
  const [everyone, setEveryone] = useState(false)
  const [withParents, setWithParents] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const print = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await download(personnel.accessSheets, { body: { userIds, everyone, withParents } }, { silent: true })
      onClose()
    } catch (failure) {
      setProblem(saidBy(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={text('person.sheets')}
      action={text('person.sheets-action')}
      submit={print}
      busy={busy}
      error={problem}
      onClose={onClose}
    >
      <p>{text('person.sheets-text', { count: userIds.length })}</p>
      {ofStudents && (
        <CheckField
          label={text('person.sheets-parents')}
          value={withParents}
          onChange={(is) => setWithParents(is ?? false)}
        />
      )}
      <CheckField
        label={text('person.sheets-everyone')}
        hint={text('person.sheets-everyone-hint')}
        value={everyone}
        onChange={(is) => setEveryone(is ?? false)}
      />
    </FormDialog>
  )
}
