import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { periodRefusal } from '@qalam/contract/period-marks/rules.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything } from '../reads.ts'
import { periodName, valueWords } from '../words.tsx'
import { Facts } from './Facts.tsx'
import { choicesFor, keyOf, type Marked, valueOf } from './value.ts'

const Form = z.object({
  value: z.string().nullable(),
  comment: z.string().trim().max(800),
  reason: z.string().trim().max(500),
})

/**
 * The mark of a student for a period (M-10, M-44…46, M-52). In a closed period it asks for a correction instead, with the
 * reason, which a second person decides.
 */
export function PeriodMarkDialog({
  of,
  correcting = false,
  onClose,
}: {
  of: Marked
  correcting?: boolean
  onClose: () => void
}) {
  const { planUuid, scoreType, period, userId, mark, recommended } = of
  const [operationId] = useState(() => crypto.randomUUID())
  const store = useCommand(periodMarks.store, { refresh: everything, silent: true })
  const amend = useCommand(periodMarks.amend, { refresh: everything, silent: true })
  const draft = useDraft({
    schema: Form.superRefine(({ value, comment, reason }, context) => {
      const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      const code = periodRefusal({ ...valueOf(value), comment }, period, of, recommended)
      if (code === 'period-marks.comment-needed') refuse('comment', code)
      if (value === null) refuse('value', 'required')
      if (correcting && reason === '') refuse('reason', 'required')
    }),
    start: { value: mark.version > 0 ? keyOf(mark) : null, comment: mark.comment, reason: '' },
    send: async ({ value, comment, reason }) => {
      const written = { studentId: userId, baseVersion: mark.version, ...valueOf(value), comment }
      if (correcting) {
        await amend.mutateAsync({ body: { uuid: operationId, calendarPlanUuid: planUuid, period, ...written, reason } })
        return
      }
      const body = { operations: [{ operationId, ...written }] }
      const { results } = await store.mutateAsync({ params: { id: planUuid, period }, body })
      const refused = results.find(({ code }) => code !== null)
      if (refused) throw new Problem(refused.code ?? '', 422)
    },
    done: onClose,
  })
  const choices = choicesFor(period, scoreType, mark)

  return (
    <FormDialog
      title={text(correcting ? 'period-marks.correct' : 'period-marks.set', { period: periodName(period) })}
      action={text(correcting ? 'period-marks.ask-correction' : 'common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <Facts of={of} />
      <RadioGroup
        label={text(period === 'points' ? 'period-marks.points' : 'period-marks.mark')}
        required
        choices={choices}
        {...draft.field('value')}
      />
      {recommended !== null && (
        <p>
          {text('period-marks.recommended-is', {
            mark: valueWords({ score: recommended, unmarked: null }, period, scoreType),
          })}
        </p>
      )}
      <TextArea
        label={text('period-marks.comment')}
        hint={text('period-marks.comment-hint')}
        max={800}
        rows={2}
        {...draft.field('comment')}
      />
      {correcting && (
        <TextArea label={text('period-marks.reason')} required max={500} rows={2} {...draft.field('reason')} />
      )}
    </FormDialog>
  )
}
