import { HomeworkDraft, type HomeworkForm, type HomeworkView } from '@qalam/contract/homework/api.ts'
import { FieldProblems, Problem } from '@qalam/contract/kernel/problem.ts'
import { lesson, type LessonPage } from '@qalam/contract/lesson/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { everyReadOf, saidBy } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellWarning } from '#platform/notices.ts'
import { endingOf } from '#platform/outbox/ending.ts'
import { useSending } from '#platform/sending.ts'
import { actorOf, token } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { type HomeworkAnswer, homeworkOutboxOf } from './saving/homeworkOutbox.ts'
import { sendFiles } from './sendFiles.ts'

/** What somebody else stored meanwhile, who and when; `current` is null when they took it back. */
export type Theirs = Pick<HomeworkAnswer, 'current' | 'by' | 'at'>

const Form = HomeworkDraft.omit({ uuid: true, version: true, operationId: true })
const Base = z.object({ uuid: z.string().optional(), version: z.int() })
type Base = z.output<typeof Base>
const baseOf = (view: HomeworkView | null): Base => (view ? { uuid: view.uuid, version: view.version } : { version: 0 })

/** What was asked besides the words; nothing at first. */
const startOf = (asked: HomeworkForm['homework']) => ({
  wantsAnswer: asked?.wantsAnswer ?? false,
  dateExpired: asked?.dateExpired ?? null,
  timeExpired: asked?.timeExpired ?? null,
  students: asked?.students ?? null,
  contentVersion: asked?.contentVersion ?? null,
})

/**
 * The form of homework and the files after it. The words go first, by the queue of the device, so that they are never
 * lost; without a network they wait there, and the form is done.
 */
export function useHomeworkForm(
  { uuid, homework: before, next }: LessonPage,
  asked: HomeworkForm['homework'],
  done: () => void,
) {
  const client = useQueryClient()
  /** What this form has stored or met since it was opened. */
  const met = useRef<Base | null>(null)
  const [files, setFiles] = useState<File[]>([])
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useSending()
  const { put, waiting } = useWords(uuid)

  const store = async (words: z.output<typeof Form>, base: Base): Promise<'stored' | 'waits'> => {
    const ending = await put(words, base)
    if (ending === null) return 'waits'
    if (ending.answer?.outcome === 'stored') {
      met.current = baseOf(ending.answer.says.current)
      return 'stored'
    }
    const failure = ending.answer?.says.failure ?? new Problem('access.denied', 403)
    if (ending.answer?.outcome === 'conflict') setTheirs(ending.answer.says)
    else if (!isOfFields(failure)) setProblem(ending.message ?? saidBy(failure))
    throw failure
  }

  const send = async (words: z.output<typeof Form>) => {
    setProblem(null)
    // Words that were typed over an older version are judged by that version: nobody else's is overwritten unseen.
    const over = Base.safeParse(draft.restored?.base)
    const stored = await store(words, met.current ?? (over.success ? over.data : baseOf(before)))
    if (stored === 'waits') tellWarning(text('unsent.kept'))
    if (files.length === 0) return
    try {
      if (stored === 'waits') throw new Problem('connection-lost', 503)
      await sending.run((watch) => sendFiles(uuid, files, watch))
    } catch (failure) {
      setProblem(text('homework.files-left', { why: saidBy(failure) }))
      throw failure
    } finally {
      await client.invalidateQueries({ queryKey: everyReadOf(lesson.page).queryKey })
    }
  }

  const begun = waiting ?? {
    ...startOf(asked),
    text: before?.text ?? '',
    dueOn: before ? before.dueOn : (next?.date ?? null),
  }
  const draft = useDraft({ schema: Form, start: begun, send, done, keep: { form: 'homework', base: baseOf(before) } })

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

const isOfFields = (failure: Problem): boolean => failure instanceof FieldProblems

/** The queue of the device as this form uses it: what it was told of is shown by the form, not over it. */
function useWords(lessonUuid: string) {
  const outbox = homeworkOutboxOf(useQueryClient())
  const owner = actorOf(token.get())
  useEffect(() => outbox.attend((slot) => slot === lessonUuid), [outbox, lessonUuid])
  const [waiting] = useState(() => {
    const standing = outbox.at(owner, lessonUuid)
    if (standing.state !== 'typed') return null
    const { uuid: _, lessonUuid: __, ...words } = standing.value
    return words
  })

  const put = async (words: z.output<typeof Form>, { uuid, version }: Base) => {
    const value = { ...words, lessonUuid, ...(uuid !== undefined && { uuid }) }
    const id = outbox.put({ slot: lessonUuid, owner, value, base: version })
    const ending = await endingOf(outbox, { id, owner })
    if (ending && ending.answer?.outcome !== 'stored') outbox.resolve(owner, lessonUuid)
    return ending
  }
  return { put, waiting }
}
