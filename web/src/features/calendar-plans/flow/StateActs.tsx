import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { PlanState } from '@qalam/contract/ktp/states.ts'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import type { SheetState } from '../sheet/useSheet.ts'

/** The next steps of a plan on its way; a return says why. */
export function StateActs({ state, uuid }: { state: SheetState; uuid: string }) {
  const { moves } = state.sheet
  const [returning, setReturning] = useState(false)
  const move = (to: PlanState, comment = '') =>
    state.act(() =>
      call(
        calendarPlans.moveState,
        { params: { uuid }, body: { uuid: newUuid(), state: to, comment } },
        { silent: true },
      ),
    )

  return (
    <>
      {moves.includes('draft') && (
        <Button onClick={() => setReturning(true)}>{text('calendar-plans.move-draft')}</Button>
      )}
      {moves
        .filter((to) => to !== 'draft')
        .map((to) => (
          <Button key={to} kind="main" onClick={() => void move(to)}>
            {text(`calendar-plans.move-${to}`)}
          </Button>
        ))}
      {returning && (
        <ReturnDialog
          onReturn={(comment) => move('draft', comment).then((done) => done && setReturning(false))}
          onClose={() => setReturning(false)}
        />
      )}
    </>
  )
}

type ReturnProps = { onReturn: (comment: string) => Promise<unknown>; onClose: () => void }

export function ReturnDialog({ onReturn, onClose }: ReturnProps) {
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    await onReturn(words.trim())
    setBusy(false)
  }
  return (
    <FormDialog
      title={text('calendar-plans.move-draft')}
      action={text('calendar-plans.move-draft')}
      submit={submit}
      busy={busy}
      changed={words !== ''}
      disabled={words.trim() === ''}
      onClose={onClose}
    >
      <TextArea
        label={text('calendar-plans.why-returned')}
        required
        max={1000}
        value={words}
        onChange={(next) => setWords(next ?? '')}
      />
    </FormDialog>
  )
}
