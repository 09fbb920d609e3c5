import { exams } from '@qalam/contract/exams/api.ts'
import { SittingDraft } from '@qalam/contract/exams/shapes.ts'
import type { WorkToGive } from '@qalam/contract/exams/grading-shapes.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyExam } from '../reads.ts'
import { momentsOf, placed, restOfToday, WorkWindow } from './moments.ts'
import { WindowFields } from './WindowFields.tsx'

const Given = WorkWindow.extend({
  versionUuid: z.uuid(),
  minutes: SittingDraft.shape.minutes,
  lateMinutes: z.int().min(0).max(60),
})

type Props = { lessonUuid: string; works: readonly WorkToGive[]; onClose: () => void }

/** Gives a published work to those who attend the lesson. */
export function GiveDialog({ lessonUuid, works, onClose }: Props) {
  const [id] = useState(uuid)
  const own = works.find(({ ofTheme }) => ofTheme)
  const give = useCommand(exams.give, { refresh: everyExam })
  const draft = useDraft({
    schema: Given,
    start: {
      ...restOfToday(),
      lateMinutes: 10,
      ...(own && { versionUuid: own.versionUuid, minutes: own.minutes }),
    },
    send: async ({ versionUuid, minutes, lateMinutes, ...window }) => {
      const body = { uuid: id, versionUuid, ...momentsOf(window), minutes, lateMinutes }
      await give.mutateAsync({ params: { scheduleUuid: lessonUuid }, body }).catch((failure: unknown) => {
        throw placed(failure)
      })
    },
    done: () => {
      tellSuccess(text('exams.given'))
      onClose()
    },
  })
  const work = draft.field('versionUuid')
  const choose = (chosen: string | null | undefined) => {
    work.onChange(chosen ?? undefined)
    draft.set('minutes', works.find(({ versionUuid }) => versionUuid === chosen)?.minutes)
  }

  return (
    <FormDialog
      title={text('exams.give')}
      action={text('exams.give')}
      submit={draft.submit}
      busy={draft.busy}
      disabled={works.length === 0}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      {works.length === 0 && <p>{text('exams.no-works')}</p>}
      <SearchSelect
        label={text('exams.work')}
        required
        choices={works.map(({ versionUuid, title, kind, maxScore }) => ({
          value: versionUuid,
          label: text('exams.work-label', { title, kind: text(`exams.kind-${kind}`), points: maxScore }),
        }))}
        {...work}
        onChange={choose}
      />
      <WindowFields field={draft.field} />
      <FieldRow>
        <NumberField label={text('exams.minutes')} required {...draft.field('minutes')} />
        <NumberField label={text('exams.late-minutes')} required {...draft.field('lateMinutes')} />
      </FieldRow>
    </FormDialog>
  )
}
