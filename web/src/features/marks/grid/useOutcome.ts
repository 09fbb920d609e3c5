import { useRef } from 'react'
import { text } from '#platform/text.ts'
import { dismiss, notify } from '#ui/feedback/notify.ts'
import type { Outcome } from '../board/paste.ts'
import type { useMarkDialogs } from '../dialogs/useMarkDialogs.tsx'
import { type Said, silence, undoneWords } from '../saving/SaveState.tsx'

type Ways = { show: ReturnType<typeof useMarkDialogs>['show']; say: (said: Said) => void }

/** Tells what became of an act over many cells: the list of what was not taken, else a notice that takes it back. */
export function useOutcome({ show, say }: Ways) {
  const toast = useRef(0)
  const undone = (cells: number) => {
    dismiss(toast.current)
    say(undoneWords(cells))
  }
  const tell = (outcome: Outcome) => {
    const { changed, notTaken, takeBack } = outcome
    const undo = () => undone(takeBack())
    say(silence)
    if (changed > 0) dismiss(toast.current)
    // The list says how many cells were changed and takes them back: a notice beside it would say it again.
    if (notTaken.length > 0) return show({ kind: 'not-taken', outcome, undo })
    if (changed > 0)
      toast.current = notify({
        kind: 'success',
        text: text('journal.taken', { count: changed }),
        action: { label: text('common.undo'), run: undo },
      })
  }
  return { tell, undone }
}
