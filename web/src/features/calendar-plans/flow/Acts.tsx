import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { Act } from '@qalam/contract/calendar-plans/sheet.ts'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text, textNamed } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from '../sheet/Sheet.module.css'
import type { SheetState } from '../sheet/useSheet.ts'

const nameOf = ({ kind, count }: Act): string =>
  [textNamed(`calendar-plans.act-${kind}`), count > 1 ? `(${count})` : ''].filter(Boolean).join(' ')

/** What was done to the plan, who did it and what was said; acts on themes and lessons can be taken back. */
export function Acts({ state, uuid }: { state: SheetState; uuid: string }) {
  const { acts, can } = state.sheet
  const [words, setWords] = useState('')
  const undo = async (act: Act) => {
    if (await state.undo(act.uuid)) tellSuccess(text('calendar-plans.act-undo-done', { act: nameOf(act) }))
  }
  const send = async () => {
    const body = { uuid: newUuid(), comment: words.trim() }
    if (body.comment === '') return
    if (await state.act(() => call(calendarPlans.comment, { params: { uuid }, body }, { silent: true }))) setWords('')
  }

  return (
    <div className={styles.side}>
      <Card title={text('calendar-plans.acts')}>
        {acts.length === 0 && <p>{text('calendar-plans.no-acts')}</p>}
        <ol className={styles.acts}>
          {acts.map((act) => (
            <li key={act.uuid}>
              <span className={act.undone ? styles.undone : undefined}>{nameOf(act)}</span>
              {act.comment && <q>{act.comment}</q>}
              <small>{`${act.by}, ${momentText(act.at)}`}</small>
              {act.undone && <small>{text('calendar-plans.undone-mark')}</small>}
              {act.can.undo && (
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={text('calendar-plans.undo-of', { act: nameOf(act) })}
                  onClick={() => void undo(act)}
                >
                  {text('calendar-plans.undo')}
                </Button>
              )}
            </li>
          ))}
        </ol>
        {can.comment && (
          <div className={styles.comment}>
            <TextArea
              label={text('calendar-plans.comment')}
              max={1000}
              value={words}
              onChange={(next) => setWords(next ?? '')}
            />
            <div>
              <Button size="small" disabled={words.trim() === ''} onClick={() => void send()}>
                {text('calendar-plans.comment-send')}
              </Button>
            </div>
          </div>
        )}
      </Card>
    </div>
  )
}
