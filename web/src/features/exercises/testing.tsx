import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { useState } from 'react'
import { show } from '#platform/testing/show.tsx'
import { ExercisePlayer } from './ExercisePlayer.tsx'
import type { AnswerFiles } from './player.ts'

type Options = { answer?: ExerciseAnswer; locked?: boolean | undefined; files?: AnswerFiles }

/** Plays an exercise as a page would, which keeps the answer; `last` is what it was told last. */
export function play(exercise: ShownExercise, { answer = null, locked, files }: Options = {}) {
  const told: ExerciseAnswer[] = []
  function Page() {
    const [given, setGiven] = useState(answer)
    const take = (next: ExerciseAnswer) => {
      told.push(next)
      setGiven(next)
    }
    return <ExercisePlayer exercise={exercise} answer={given} onAnswer={take} locked={locked} files={files} />
  }
  show(<Page />)
  return { told, last: () => told.at(-1) }
}
