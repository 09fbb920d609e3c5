import { type LessonCard, schedule } from '@qalam/contract/schedule/api.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { dismiss, notify } from '#ui/feedback/notify.ts'
import type { useClashes } from '../clash/useClashes.ts'
import { focusLesson } from '../grid/focus.ts'
import { staleReads } from '../reads.ts'
import { changeTo } from '../week/change.ts'
import { actText, subjectText } from '../week/words.ts'
import {
  type TimetableChange,
  acts,
  isUndoable,
  lastUndoable,
  lessonOf,
  noteVersion,
  remember,
  settle,
  versionOf,
} from './acts.ts'
import { draftOf } from './draft.ts'

type Attempt = ReturnType<typeof useClashes>['attempt']

/**
 * Remembers acts and takes them back: by the notice, by the list of last acts, by Ctrl+Z. Only one notice offers an undo at
 * a time, and it names its act.
 */
export function useUndo(attempt: Attempt) {
  const send = useWayBack(attempt)
  const notice = useRef<number>(undefined)
  const isBusy = useRef(false)

  const undo = async (act: TimetableChange) => {
    if (isBusy.current || !isUndoable(acts.get(), act)) return
    isBusy.current = true
    dismiss(notice.current ?? -1)
    try {
      const card = await send(act)
      if (card) noteVersion(card)
      settle(act.id, { state: 'undone' })
      notify({ kind: 'success', text: text('schedule.undone', { act: actText(act) }) })
      focusLesson(act.before ?? act.after)
    } catch (failure) {
      // The refusal itself was announced where it happened; the list keeps the reason.
      settle(act.id, { state: 'failed', why: saidBy(failure) })
    } finally {
      isBusy.current = false
    }
  }
  /** Notes what was done, and offers once to take it back. */
  const done = (before: LessonCard | null, after: LessonCard | null) => {
    const act = remember(before, after)
    const lesson = lessonOf(act)
    if (notice.current !== undefined) dismiss(notice.current)
    notice.current = notify({
      kind: 'success',
      text: actText(act),
      action: {
        label: text('schedule.undo-act', { subject: lesson ? subjectText(lesson) : '' }),
        run: () => void undo(act),
      },
    })
  }
  // On another page there is nobody to ask about a clash; the list waits for whoever comes back.
  useEffect(() => () => dismiss(notice.current ?? -1), [])
  useUndoKey(() => {
    const last = lastUndoable(acts.get())
    if (last) void undo(last)
  })

  return { done, undo: (act: TimetableChange) => void undo(act) }
}

/** Sends what makes an act undone; answers the lesson as it stands then. */
function useWayBack(attempt: Attempt) {
  const change = useCommand(schedule.change, { refresh: staleReads })
  const add = useCommand(schedule.add, { refresh: staleReads })
  const destroy = useCommand(schedule.destroy, { refresh: staleReads })

  return async ({ before, after }: TimetableChange): Promise<LessonCard | null> => {
    if (before && after) {
      const body = changeTo({ ...before, version: versionOf(after) }, before)
      const params = { scheduleUuid: before.uuid }
      return attempt((isForce) => change.mutateAsync({ params, body: { ...body, isForce } }))
    }
    if (before) return attempt((isForce) => add.mutateAsync({ body: { ...draftOf(before), isForce } }))
    if (after) await destroy.mutateAsync({ body: { uuid: after.uuid, version: versionOf(after), withContent: false } })
    return null
  }
}

/** Ctrl+Z where nothing is typed and no dialog is open; by the place of the key, so that it works in any layout. */
function useUndoKey(run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === 'KeyZ'
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, dialog[open]')
    if (!isUndo || isTyping || document.querySelector('dialog[open]')) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
