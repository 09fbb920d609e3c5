import { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { type BankQuestion, type QuestionRow, questionBank } from '@qalam/contract/question-bank/api.ts'
import type { QuestionHead } from '@qalam/contract/question-bank/question.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v4 } from 'uuid'
import {
  everyQuestion,
  freshExercise,
  HeadFields,
  HeadForm,
  headOf,
  QuestionFields,
} from '#features/content/builder/public.tsx'
import { saidBy, useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { questionOf } from './reads.ts'
import { QuestionReading } from './QuestionReading.tsx'

type Subjects = readonly { id: number; name: Named }[]
const Form = HeadForm.extend({ exercise: ExerciseDraft })

type FormProps = {
  title: string
  start: QuestionHead & { exercise: ExerciseDraft }
  subjects: Subjects
  send: (question: QuestionHead & { exercise: ExerciseDraft }) => Promise<unknown>
  onClose: () => void
}

function QuestionForm({ title, start, subjects, send, onClose }: FormProps) {
  const draft = useDraft({
    schema: Form,
    start: { ...start, objectives: start.objectives.join(', ') },
    send: ({ exercise, ...head }) => send({ ...headOf(head), exercise }),
    done: onClose,
  })
  const { exercise } = draft.value

  return (
    <FormDialog
      title={title}
      width={700}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      {exercise && <QuestionFields exercise={exercise} onChange={(next) => draft.set('exercise', next)} />}
      <HeadFields subjects={subjects} draft={draft} />
    </FormDialog>
  )
}

/** A question is written anew. */
export function NewDialog({
  type,
  subjects,
  onClose,
}: {
  type: ExerciseDraft['type']
  subjects: Subjects
  onClose: () => void
}) {
  const [uuid] = useState(() => v4())
  const [start] = useState(() => beginning(type))
  const create = useCommand(questionBank.create, { refresh: everyQuestion })
  return (
    <QuestionForm
      title={text('bank.new')}
      start={start}
      subjects={subjects}
      send={async (question) => {
        await create.mutateAsync({ body: { uuid, ...question } })
        tellSuccess(text('bank.stored'))
      }}
      onClose={onClose}
    />
  )
}

function beginning(type: ExerciseDraft['type']): QuestionHead & { exercise: ExerciseDraft } {
  const module = freshExercise(type, false)
  if (module.kind !== 'exercise') throw new Error('an exercise was asked for')
  const head = { subjectId: null, parallel: null, objectives: [], difficulty: 'easy' as const }
  return { ...head, language: currentLanguage(), exercise: module.exercise }
}

/** A question of the bank: the own one is changed, that of a colleague is read. */
export function OpenDialog({ row, subjects, onClose }: { row: QuestionRow; subjects: Subjects; onClose: () => void }) {
  const { data, error, refetch } = useQuery({ ...questionOf(row.id), refetchOnWindowFocus: false })
  if (data?.can.edit) return <ChangeDialog question={data} subjects={subjects} onClose={onClose} />
  return (
    <Dialog title={text('bank.prompt')} width={700} onClose={onClose}>
      {error && <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data && (
        <>
          <p>{text('bank.read-only')}</p>
          <QuestionReading question={data.exercise} />
        </>
      )}
    </Dialog>
  )
}

function ChangeDialog({
  question,
  subjects,
  onClose,
}: {
  question: BankQuestion
  subjects: Subjects
  onClose: () => void
}) {
  // What is typed goes over the version that was opened, whatever is read meanwhile.
  const [{ uuid, version, ...start }] = useState(question)
  const change = useCommand(questionBank.change, { refresh: everyQuestion })
  return (
    <QuestionForm
      title={text('bank.edit')}
      start={start}
      subjects={subjects}
      send={async (next) => {
        await change.mutateAsync({ params: { uuid }, body: { ...next, version } })
        tellSuccess(text('bank.changed'))
      }}
      onClose={onClose}
    />
  )
}
