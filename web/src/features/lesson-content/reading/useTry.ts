import { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import type { ExerciseState } from '@qalam/contract/lesson-content/shapes.ts'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { call, saidBy } from '#platform/api.ts'
import { draftOf, dropDraft, keepDraft } from '#platform/form/drafts.ts'
import { uuid } from '#platform/http/ids.ts'
import type { ContentActs } from './useContent.ts'

type Options = { given: string; exercise: string; state: ExerciseState } & Pick<ContentActs, 'onChecked'>

const Kept = z.object({ answer: ExerciseAnswer })

/**
 * The answer as it is being given. It stays in this tab until it is checked; a repeat after a cut line is the same act, so
 * that no try is lost twice.
 */
export function useTry({ given, exercise, state, onChecked }: Options) {
  const form = `${exercise} ${state.tries}`
  const [typed, setTyped] = useState(() => restored(form))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const act = useRef({ words: '', id: '' })

  const take = (answer: ExerciseAnswer) => {
    setTyped({ answer })
    keepDraft(form, { fields: { answer } })
  }
  const send = async (answer: ExerciseAnswer) => {
    const words = JSON.stringify([answer, state.tries])
    if (act.current.words !== words) act.current = { words, id: uuid() }
    const body = { id: act.current.id, exercise, answer }
    onChecked(await call(lessonContent.check, { params: { given }, body }, { silent: true }))
    dropDraft(form)
    setTyped(null)
  }
  const check = () => {
    if (!typed) return
    setBusy(true)
    setProblem(null)
    void send(typed.answer)
      .catch((failure: unknown) => setProblem(saidBy(failure)))
      .finally(() => setBusy(false))
  }
  return { answer: typed ? typed.answer : state.answer, isTyped: typed !== null, take, check, busy, problem }
}

/** What was typed here before and not checked. */
function restored(form: string): { answer: ExerciseAnswer } | null {
  const kept = Kept.safeParse(draftOf(form)?.fields)
  return kept.success ? kept.data : null
}
