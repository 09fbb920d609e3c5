import type { ExamState } from '@qalam/contract/exams/shapes.ts'
import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { answerWords } from '#features/exercises/public.tsx'
import { actorOf, token } from '#platform/session.ts'
import { examOutboxOf, slotOf } from './examOutbox.ts'
import { sinceWord } from './sinceWord.ts'

type Known = { answer: ExerciseAnswer; version: number }

/** The answers of a work as they stand on this device: what waits here comes before what the server told. */
export function useAnswers(state: ExamState) {
  const outbox = examOutboxOf(useQueryClient())
  const owner = actorOf(token.get())
  const { sitting, attempt, serverAt } = state
  const questions = state.disciplines.flatMap((page) => page.questions)
  const [stored, setStored] = useState(() => storedIn(state))
  const waiting = useSyncExternalStore(outbox.watch, () => outbox.count(owner).waiting)
  // A second change of an answer that waits leaves the count as it is, and is drawn all the same.
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => outbox.watch(redraw), [outbox])
  // A file arrives a while after it was chosen: what it is based on is asked then.
  const versions = useRef(new Map([...stored].map(([id, { version }]) => [id, version])))

  useEffect(
    () =>
      outbox.hear(({ answer }) => {
        if (!answer) return
        const { questionId, version, answer: stands } = answer.says
        versions.current.set(questionId, version)
        setStored((before) => new Map(before).set(questionId, { version, answer: stands }))
      }),
    [outbox],
  )

  const answerTo = (id: string): ExerciseAnswer => {
    const stands = outbox.at(owner, slotOf(sitting, id))
    if (stands.state === 'typed') return stands.value.answerId
    if (stands.state === 'refused') return stands.trouble.entry.value.answerId
    return stored.get(id)?.answer ?? null
  }
  const give = (id: string, answerId: ExerciseAnswer): void => {
    const elapsed = Math.min(86_400_000, sinceWord(serverAt))
    const place = questions.findIndex((one) => one.id === id)
    const exercise = questions[place]?.exercise
    const words = exercise ? answerWords(exercise, answerId) : ''
    const value = { sitting, attempt, questionId: id, answerId, after: serverAt, elapsed, number: place + 1, words }
    outbox.put({ slot: slotOf(sitting, id), owner, value, base: versions.current.get(id) ?? 0 })
  }
  return { answerTo, give, waiting }
}

const storedIn = ({ disciplines }: ExamState): Map<string, Known> =>
  new Map(
    disciplines.flatMap(({ questions }) =>
      questions.map(({ id, answer, version }) => [id, { answer, version }] as const),
    ),
  )
