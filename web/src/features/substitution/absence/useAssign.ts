import { substitution } from '@qalam/contract/substitution/api.ts'
import type { AbsentLesson } from '@qalam/contract/substitution/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { dismiss, notify } from '#ui/feedback/notify.ts'
import { absence, everything } from '../reads.ts'

/** A lesson and who shall give it. */
export type Assignment = { lesson: AbsentLesson; teacherId: number }

/** Gives lessons of an absence to teachers, all or none, and offers once to take it back. */
export function useAssign(id: string, absentId: number) {
  const command = useCommand(substitution.assign, { silent: true, refresh: everything })
  const client = useQueryClient()
  const notice = useRef<number>(undefined)
  useEffect(() => () => dismiss(notice.current ?? -1), [])

  const send = async (wishes: readonly Assignment[]): Promise<AbsentLesson[]> => {
    const lessons = wishes.map(({ lesson: { lessonUuid, version }, teacherId }) => ({ lessonUuid, version, teacherId }))
    try {
      return (await command.mutateAsync({ body: { id, lessons } })).lessons
    } catch (failure) {
      // A lesson that changed meanwhile is shown as it stands now.
      void client.invalidateQueries(absence(id))
      throw failure
    }
  }
  const say = (words: string, action?: { label: string; run: () => void }) => {
    dismiss(notice.current ?? -1)
    notice.current = notify({ kind: 'success', text: words, action })
  }
  /** Puts everybody back to where they were before. */
  const undo = (wishes: readonly Assignment[], after: readonly AbsentLesson[]) => {
    const now = new Map(after.map((lesson) => [lesson.lessonUuid, lesson]))
    const back = wishes.map(({ lesson }) => ({
      lesson: now.get(lesson.lessonUuid) ?? { ...lesson, version: lesson.version + 1 },
      teacherId: lesson.substitute?.id ?? absentId,
    }))
    return send(back).then(() => say(text('substitution.returned', { count: back.length })))
  }

  const assign = async (wishes: readonly Assignment[]): Promise<void> => {
    const after = await send(wishes)
    const isBack = wishes.every(({ teacherId }) => teacherId === absentId)
    say(text(isBack ? 'substitution.returned' : 'substitution.assigned', { count: wishes.length }), {
      label: text('common.undo'),
      run: () => void undo(wishes, after).catch(() => {}),
    })
  }
  return { assign, busy: command.isPending }
}
