import { questionBank } from '@qalam/contract/question-bank/api.ts'
import { difficultyOf } from '@qalam/contract/question-bank/question.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v4 } from 'uuid'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { changeModule } from '../builder/state/edits.ts'
import { copiedExercise } from '../builder/state/fresh.ts'
import type { Builder } from '../builder/state/useBuilder.ts'
import type { Exercise } from '../builder/state/whole.ts'
import { subjectsNow } from '../reads.ts'
import { HeadFields } from './HeadFields.tsx'
import { headOf, HeadForm, written } from './head.ts'
import { everyQuestion } from './reads.ts'

type Props = { builder: Builder; module: Exercise; onClose: () => void }

/** Copies an exercise into the bank with its key; the document remembers which question it became. */
export function PutDialog({ builder, module, onClose }: Props) {
  const { head, settings } = builder.whole
  const [uuid] = useState(() => v4())
  const { data } = useQuery(subjectsNow())
  const create = useCommand(questionBank.create, { refresh: everyQuestion })
  const own = written([module.purpose])
  const draft = useDraft({
    schema: HeadForm,
    start: {
      subjectId: head.subjectId,
      parallel: head.parallel,
      language: head.language,
      difficulty: difficultyOf(module.skill),
      objectives: own === '' ? written(settings.objectives) : own,
    },
    send: async (value) => {
      await create.mutateAsync({ body: { uuid, ...headOf(value), exercise: copiedExercise(module.exercise) } })
      builder.edit(changeModule({ ...module, bank: uuid }))
      tellSuccess(text('bank.stored'))
    },
    done: onClose,
  })

  return (
    <FormDialog
      title={text('bank.put')}
      width={540}
      action={text('bank.put')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <p>{text('bank.put-hint')}</p>
      <HeadFields subjects={data?.subjects ?? []} draft={draft} />
    </FormDialog>
  )
}
