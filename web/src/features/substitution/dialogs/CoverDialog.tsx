import { bestCover } from '@qalam/contract/substitution/rules.ts'
import type { AbsentLesson } from '@qalam/contract/substitution/shapes.ts'
import { useState } from 'react'
import { saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import type { Assignment } from '../absence/useAssign.ts'
import { lessonText, reasonsOf } from '../words.ts'

type Props = {
  lessons: readonly AbsentLesson[]
  assign: (wishes: Assignment[]) => Promise<unknown>
  onClose: () => void
}

/** The preview: the best free teacher for each open lesson, each of which may be changed; then all at once or none. */
export function CoverDialog({ lessons, assign, onClose }: Props) {
  const [chosen, setChosen] = useState(
    () => new Map(bestCover(lessons).map(({ lesson, candidate }) => [lesson.lessonUuid, candidate?.id ?? null])),
  )
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const wishes = lessons.flatMap((lesson): Assignment[] => {
    const teacherId = chosen.get(lesson.lessonUuid)
    return teacherId ? [{ lesson, teacherId }] : []
  })
  const send = () => {
    setBusy(true)
    return assign(wishes)
      .then(onClose, setFailure)
      .finally(() => setBusy(false))
  }

  return (
    <FormDialog
      title={text('substitution.cover')}
      action={text('substitution.cover-action', { count: wishes.length })}
      submit={send}
      busy={busy}
      disabled={wishes.length === 0}
      error={failure === null ? null : saidBy(failure)}
      width={700}
      onClose={onClose}
    >
      <p>{text('substitution.cover-lead')}</p>
      {lessons.map((lesson) => {
        const { lessonUuid, candidates } = lesson
        const best = candidates.find(({ id }) => id === chosen.get(lessonUuid))
        return (
          <SelectField
            key={lessonUuid}
            label={lessonText(lesson)}
            hint={best ? reasonsOf(best) : candidates.length === 0 ? text('substitution.nobody-free') : undefined}
            placeholder={text('substitution.leave-open')}
            value={chosen.get(lessonUuid) ?? null}
            onChange={(teacherId) => setChosen(new Map(chosen).set(lessonUuid, teacherId ?? null))}
            choices={candidates.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )
      })}
    </FormDialog>
  )
}
