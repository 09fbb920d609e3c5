import { homework, HomeworkDraft, type HomeworkForm, HomeworkView } from '@qalam/contract/homework/api.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { FieldProblems } from '@qalam/contract/kernel/problem.ts'
import { lesson, type LessonPage } from '@qalam/contract/lesson/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { everyReadOf, saidBy, useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { useSending } from '#platform/sending.ts'
import { text } from '#platform/text.ts'
import { sendFiles } from './sendFiles.ts'

const Stale = z.object({ current: HomeworkView.nullable() })
/** What somebody else stored meanwhile; null when they took it back. */
export type Theirs = { current: HomeworkView | null }

const Form = HomeworkDraft.omit({ uuid: true, version: true })
const Base = z.object({ uuid: z.string().optional(), version: z.int() })
const baseOf = (view: HomeworkView | null) => (view ? { uuid: view.uuid, version: view.version } : { version: 0 })

/** What was asked besides the words; nothing at first. */
const startOf = (asked: HomeworkForm['homework']) => ({
  wantsAnswer: asked?.wantsAnswer ?? false,
  dateExpired: asked?.dateExpired ?? null,
  timeExpired: asked?.timeExpired ?? null,
  students: asked?.students ?? null,
  contentVersion: asked?.contentVersion ?? null,
})

/** The form over `homework.set` and the files after it; the words are stored first, so that they are never lost. */
export function useHomeworkForm(
  { uuid, homework: before, next }: LessonPage,
  asked: HomeworkForm['homework'],
  done: () => void,
) {
  const client = useQueryClient()
  /** What this form has stored or met since it was opened. */
  const met = useRef<z.output<typeof Base> | null>(null)
  const [files, setFiles] = useState<File[]>([])
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useSending()
  const set = useCommand(homework.set, {
    refresh: [everyReadOf(lesson.page), everyReadOf(homework.form)],
    silent: true,
  })

  const refused = (failure: unknown) => {
    if (!(failure instanceof Problem) || failure instanceof FieldProblems) return
    const stale = failure.code === 'homework.stale' ? Stale.safeParse(failure.data) : null
    if (stale?.success) setTheirs(stale.data)
    else setProblem(saidBy(failure))
  }

  const send = async (words: z.output<typeof Form>) => {
    setProblem(null)
    // Words that were typed over an older version are judged by that version: nobody else's is overwritten unseen.
    const over = Base.safeParse(draft.restored?.base)
    const base = met.current ?? (over.success ? over.data : baseOf(before))
    try {
      met.current = baseOf(await set.mutateAsync({ params: { scheduleUuid: uuid }, body: { ...base, ...words } }))
    } catch (failure) {
      refused(failure)
      throw failure
    }
    if (files.length === 0) return
    try {
      await sending.run((watch) => sendFiles(uuid, files, watch))
    } catch (failure) {
      setProblem(text('homework.files-left', { why: saidBy(failure) }))
      throw failure
    } finally {
      await client.invalidateQueries({ queryKey: everyReadOf(lesson.page).queryKey })
    }
  }

  const draft = useDraft({
    schema: Form,
    start: { ...startOf(asked), text: before?.text ?? '', dueOn: before ? before.dueOn : (next?.date ?? null) },
    send,
    done,
    keep: { form: 'homework', base: baseOf(before) },
  })

  const keepMine = () => {
    met.current = baseOf(theirs?.current ?? null)
    setTheirs(null)
    void draft.submit()
  }
  const takeTheirs = () => {
    met.current = baseOf(theirs?.current ?? null)
    draft.set('text', theirs?.current?.text ?? '')
    draft.set('dueOn', theirs?.current?.dueOn ?? null)
    setTheirs(null)
  }
  return { draft, sending, files, setFiles, problem: problem ?? draft.problem, theirs, keepMine, takeTheirs }
}

export type HomeworkFields = ReturnType<typeof useHomeworkForm>['draft']
