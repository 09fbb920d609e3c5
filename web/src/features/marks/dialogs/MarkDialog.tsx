import { MarkOperation } from '@qalam/contract/journal/api.ts'
import { signLabel } from '@qalam/contract/journal/rules.ts'
import { FieldProblems } from '@qalam/contract/kernel/problem.ts'
import { Sign, signs } from '@qalam/contract/schedule/api.ts'
import { z } from 'zod'
import { useDraft } from '#platform/draft.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import type { Board } from '../board/board.ts'
import { givesScores, type MarkValue } from '../board/sheet.ts'
import type { BoardPlace } from '../board/keys.ts'
import { CellHistory } from './CellHistory.tsx'
import { Facts } from './Facts.tsx'

const none = 'none'
const Draft = z.object({
  score: z.int().nullable(),
  sign: z.union([Sign, z.literal(none)]),
  comment: MarkOperation.shape.comment,
})

type Props = { board: Board; place: BoardPlace; onClose: () => void }

/** One score with its sign and comment, and everything the cell has held (M-09, P-READONLY-1). */
export default function MarkDialog({ board, place, onClose }: Props) {
  const [student, column] = [board.students[place.row], board.columns[place.column]]
  if (!student || !column) return null
  const locked = board.lockAt(place)
  if (locked === null) return <Edit board={board} place={place} onClose={onClose} />

  return (
    <Dialog title={student.fullName} onClose={onClose}>
      <Facts board={board} place={place} />
      <p>{locked}</p>
      <CellHistory lesson={column.uuid} student={student.userId} />
    </Dialog>
  )
}

function Edit({ board, place, onClose }: Props) {
  const [student, column] = [board.students[place.row], board.columns[place.column]]
  const { score, sign, comment } = board.valueAt(place)
  const language = currentLanguage()

  const send = async (draft: z.output<typeof Draft>) => {
    const value: MarkValue = { ...draft, sign: draft.sign === none ? null : draft.sign }
    const refused = board.refusalOf({ place, value }) ?? (await board.writeNow({ place, value }))
    if (refused) throw new FieldProblems({ score: [{ code: refused }] })
  }
  const form = useDraft({ schema: Draft, start: { score, sign: sign ?? none, comment }, send, done: onClose })
  if (!student || !column) return null

  return (
    <FormDialog
      title={student.fullName}
      width={540}
      onClose={onClose}
      action={text('common.save')}
      submit={form.submit}
      busy={form.busy}
      changed={form.touched}
      error={form.problem}
    >
      <Facts board={board} place={place} />
      {givesScores(board.journal) && (
        <NumberField
          label={text('journal.score-up-to', { max: column.maxScore })}
          digits={3}
          autoFocus
          {...form.field('score')}
        />
      )}
      <RadioGroup
        label={text('journal.attendance')}
        {...form.field('sign')}
        choices={[
          { value: none, label: text('journal.present') },
          ...signs.map((one) => ({
            value: one,
            label: `${signLabel(one, language)} — ${text(`journal.sign-${one}`)}`,
          })),
        ]}
        column
      />
      <TextArea
        label={text('journal.comment')}
        hint={text('journal.comment-hint')}
        max={800}
        {...form.field('comment')}
      />
      <CellHistory lesson={column.uuid} student={student.userId} />
    </FormDialog>
  )
}
