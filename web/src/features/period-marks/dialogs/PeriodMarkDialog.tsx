import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { periodRefusal, type Unmarked } from '@qalam/contract/period-marks/rules.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellWarning } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything } from '../reads.ts'
import type { PeriodMarks } from '../saving/usePeriodMarks.ts'
import { periodName, valueWords } from '../words.tsx'
import { Facts } from './Facts.tsx'
import { choicesFor, keyOf, type Marked, valueOf } from './value.ts'

const Form = z.object({
  value: z.string().nullable(),
  comment: z.string().trim().max(800),
  reason: z.string().trim().max(500),
})

type Props = { of: Marked; marks: PeriodMarks; correcting?: boolean; onClose: () => void }

/**
 * The mark of a student for a period (M-10, M-44…46, M-52). In a closed period it asks for a correction instead, with the
 * reason, which a second person decides.
 */
export function PeriodMarkDialog({ of, marks, correcting = false, onClose }: Props) {
  const { planUuid, scoreType, period, userId, mark, recommended } = of
  const [operationId] = useState(() => crypto.randomUUID())
  const [refusal, refuse] = useState<string | null>(null)
  const amend = useCommand(periodMarks.amend, { refresh: everything, silent: true })
  /** A mark that has to wait is kept, and one that was overtaken stands on the page: only a refusal keeps the dialog open. */
  const put = async (value: { score: number | null; unmarked: Unmarked | null; comment: string }) => {
    const id = marks.put({ period, studentId: userId, ...value }, mark.version)
    const [ending] = await marks.endings([id])
    if (ending === null) return tellWarning(text('unsent.kept'))
    const said = ending?.answer ? ending.answer.says.message : ending?.message
    if (!ending || ending.answer?.outcome === 'stored' || ending.answer?.outcome === 'conflict') return
    marks.giveUp(ending.entry.slot)
    refuse(said ?? null)
    throw new Problem(ending.answer?.says.code ?? 'access.denied', 422)
  }

  const draft = useDraft({
    schema: Form.superRefine(({ value, comment, reason }, context) => {
      const complain = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      const code = periodRefusal({ ...valueOf(value), comment }, period, of, recommended)
      if (code === 'period-marks.comment-needed') complain('comment', code)
      if (value === null) complain('value', 'required')
      if (correcting && reason === '') complain('reason', 'required')
    }),
    start: { value: mark.version > 0 ? keyOf(mark) : null, comment: mark.comment, reason: '' },
    send: async ({ value, comment, reason }) => {
      const written = { studentId: userId, baseVersion: mark.version, ...valueOf(value), comment }
      refuse(null)
      if (correcting) {
        await amend.mutateAsync({ body: { uuid: operationId, calendarPlanUuid: planUuid, period, ...written, reason } })
        return
      }
      await put({ ...valueOf(value), comment })
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
      error={refusal ?? draft.problem}
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
