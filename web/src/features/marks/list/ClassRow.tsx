import { type Sign, signs } from '@qalam/contract/schedule/api.ts'
import { useSyncExternalStore } from 'react'
import { text } from '#platform/text.ts'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconComment } from '../icons.ts'
import type { Board } from '../board/board.ts'
import { withSign } from '../board/entry.ts'
import styles from './Class.module.css'
import { MarkField } from './MarkField.tsx'
import { Trouble } from './Trouble.tsx'

type Props = { board: Board; row: number; locked: boolean; onGo: (row: number) => void; onOpen: () => void }

/** A student of the lesson: mark, attendance, comment, and what became of the last write. */
export function ClassRow({ board, row, locked, onGo, onOpen }: Props) {
  const place = { row, column: 0 }
  const line = useSyncExternalStore(
    (listener) => board.watchRow(row, listener),
    () => board.line(row),
  )
  const [student, cell] = [board.students[row], line?.cells[0]]
  if (!student || !cell) return null
  const { fullName } = student
  const { value, state, trouble } = cell

  return (
    <>
      <tr className={styles.row} data-state={state}>
        <th scope="row">
          <span className={styles.ordinal}>{row + 1}</span> {fullName}
        </th>
        <td>
          <span className={styles.field}>
            <MarkField
              board={board}
              place={place}
              cell={cell}
              name={fullName}
              locked={locked}
              onGo={onGo}
              onOpen={onOpen}
            />
            {state === 'local' && <small className={styles.state}>{text('lesson.cell-waiting')}</small>}
          </span>
        </td>
        <td>
          <SignSelect
            name={fullName}
            sign={value.sign}
            locked={locked}
            onSign={(sign) => board.write([{ place, value: withSign(value, sign) }])}
          />
        </td>
        <td>
          <span className={styles.comment}>
            <IconButton
              label={text('lesson.comment-of', { name: fullName })}
              className={value.comment ? styles.commented : undefined}
              onClick={onOpen}
            >
              <IconComment />
            </IconButton>
            <span className={styles.words}>{value.comment}</span>
          </span>
        </td>
      </tr>
      {trouble && <Trouble board={board} place={place} cell={cell} trouble={trouble} />}
    </>
  )
}

type SignProps = { name: string; sign: Sign | null; locked: boolean; onSign: (sign: Sign | null) => void }

/** Attendance by the mouse: the browser's own list. */
function SignSelect({ name, sign, locked, onSign }: SignProps) {
  return (
    <select
      className={styles.sign}
      aria-label={`${text('lesson.sign')}: ${name}`}
      value={sign ?? ''}
      disabled={locked}
      onChange={({ target }) => onSign(signs.find((one) => one === target.value) ?? null)}
    >
      <option value="">—</option>
      {signs.map((one) => (
        <option key={one} value={one}>
          {text(`journal.sign-${one}`)}
        </option>
      ))}
    </select>
  )
}
