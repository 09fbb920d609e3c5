import { takenNames } from '@qalam/contract/support/rules.ts'
import { ElectiveTicket } from '@qalam/contract/support/ticket.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft } from '#platform/draft.ts'
import { useRows } from '#platform/form/rows.ts'
import { uuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose } from '#ui/page/icons.ts'
import { subjects } from '../reads.ts'
import styles from '../Support.module.css'
import { AskFrame } from './AskFrame.tsx'
import { useTicket } from './useTicket.ts'

const empty = { name_kz: '', name_ru: '' }
const sides = ['name_kz', 'name_ru'] as const

/** Names of electives that are missing; one that exists already is said at once (V-SUP-4, V-SUP-9, V-SUP-10). */
export function ElectiveForm({ onClose }: { onClose: () => void }) {
  const [id] = useState(uuid)
  const send = useTicket()
  const { data = [] } = useQuery(subjects)
  const draft = useDraft({
    schema: ElectiveTicket.omit({ type: true }),
    start: { uuid: id, contact_data: '', elective_subjects: [empty] },
    send: (fields) => send({ type: 'elective_subject', ...fields }),
    done: onClose,
  })
  const names = draft.value.elective_subjects ?? []
  const { rows, add } = useRows({
    name: 'elective_subjects',
    rows: names,
    errors: draft.errors,
    onChange: (next, about) => draft.set('elective_subjects', next, about),
  })
  const taken = sides.map((side) =>
    takenNames(
      names.map((row) => row[side]),
      data.map(({ name }) => (side === 'name_kz' ? name.kz : name.ru)),
    ),
  )
  const isTaken = taken.some((places) => places.length > 0)
  const isFilled = names.every((row) => sides.every((side) => row[side].trim() !== ''))

  return (
    <AskFrame
      type="elective_subject"
      draft={{ ...draft, valid: draft.valid && !isTaken }}
      contact={draft.field('contact_data')}
      onClose={onClose}
    >
      <div className={styles.lines}>
        {rows.map(({ key, field, remove }, at) => (
          <div key={key} className={styles.line}>
            {sides.map((side, place) => {
              const { error, ...rest } = field(side)
              return (
                <TextField
                  key={side}
                  label={text(side === 'name_kz' ? 'support.name-kz' : 'support.name-ru')}
                  required
                  {...rest}
                  error={taken[place]?.includes(at) ? text('support.name-taken') : error}
                />
              )
            })}
            {rows.length > 1 && (
              <IconButton label={text('support.remove-row', { number: at + 1 })} onClick={remove}>
                <IconClose aria-hidden />
              </IconButton>
            )}
          </div>
        ))}
        <Button disabled={!isFilled || isTaken || rows.length >= 10} onClick={() => add(empty)}>
          {text('support.add-row')}
        </Button>
      </div>
    </AskFrame>
  )
}
