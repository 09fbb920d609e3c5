import { content } from '@qalam/contract/content/api.ts'
import type { Draft } from '@qalam/contract/content/draft.ts'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { useAutosave } from '#platform/form/autosave.ts'
import { begun, redone, stepped, undone } from './history.ts'
import { after, changeOf, staleOf, storedOf } from './saving.ts'
import { type Whole, wholeOf } from './whole.ts'

/** Rest after the last edit until it is stored. */
const rest = 2_000

/** Each change goes over what was stored last; a page that nobody touched is not sent. */
function storing(draft: Draft) {
  let stored = storedOf(draft)
  return {
    delay: rest,
    save: async (next: Whole) => {
      const change = changeOf(stored, next)
      if (change.pages.length === 0 && !change.frame) return stored.version
      const answer = await call(content.save, { params: { uuid: draft.uuid }, body: change }, { silent: true })
      stored = after(stored, next, answer)
      return stored.version
    },
    conflictOf: (failure: unknown) => {
      const current = staleOf(failure)
      if (!current) return null
      stored = storedOf(current)
      return { value: wholeOf(current), version: current.version }
    },
  }
}

/** The document in the builder: what is written, undone and done again, and stored by itself. */
export function useBuilder(draft: Draft) {
  const [history, setHistory] = useState(() => begun(wholeOf(draft)))
  const [calls] = useState(() => storing(draft))
  const { state, theirs, takeTheirs } = useAutosave({ value: history.present, version: draft.version, ...calls })

  return {
    whole: history.present,
    state,
    /** What stands on the server, while a person has to choose. */
    theirs: theirs?.value ?? null,
    /** Goes on from what a person chose of both sides. */
    settle: (chosen: Whole) => {
      takeTheirs()
      setHistory((before) => stepped(before, chosen))
    },
    /** `typing` names the field that is typed into: its letters are one step. */
    edit: (change: (whole: Whole) => Whole, typing?: string) =>
      setHistory((before) => stepped(before, change(before.present), typing)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  }
}

export type Builder = ReturnType<typeof useBuilder>
