import type { WeekOf } from '@qalam/contract/schedule/api.ts'
import { useState } from 'react'
import type { OpenScheduleDialog } from '../dialogs/ScheduleDialogs.tsx'
import type { GridActions } from '../grid/actions.ts'
import { useClashes } from '../clash/useClashes.ts'
import { useMoving } from './useMoving.ts'
import { useRemoving } from './useRemoving.ts'
import { useUndo } from './useUndo.ts'
import type { TimeSlot } from '../week/week.ts'

/** What may be done in a week, and the dialog that stands open. No actions for those who may change nothing. */
export function useWeekActions({ can, view, days, periods }: WeekOf) {
  const [dialog, setDialog] = useState<OpenScheduleDialog | null>(null)
  const clashes = useClashes()
  const { done, undo } = useUndo(clashes.attempt)
  const move = useMoving({ attempt: clashes.attempt, done })
  const removing = useRemoving(done)

  const openAdd = (place: TimeSlot) =>
    setDialog({
      kind: 'add',
      place,
      onDone: (added) => done(null, added),
      ...(view.kind === 'group' && { groupId: view.id }),
      ...(view.kind === 'cabinet' && { cabinetId: view.id }),
    })
  /** Without a place chosen: the first bell that holds nothing, of the day or of the next one that is no holiday. */
  const add = (from: string) => {
    const open = days.filter(({ holiday }) => !holiday)
    const date = (open.find((day) => day.date >= from) ?? open[0])?.date ?? from
    const taken = days.find((day) => day.date === date)?.lessons.map(({ timeStart }) => timeStart) ?? []
    const bell = periods.find(({ timeStart }) => !taken.includes(timeStart)) ?? periods[0]
    openAdd({ date, timeStart: bell?.timeStart ?? '', timeEnd: bell?.timeEnd ?? '' })
  }
  const mayChange = can.add || days.some(({ lessons }) => lessons.some((lesson) => lesson.can.edit))
  const actions: GridActions = {
    add: openAdd,
    edit: (lesson) =>
      setDialog({
        kind: 'edit',
        lesson,
        onDone: (changed) => done(lesson, changed),
        onRemove: () => {
          setDialog(null)
          removing.remove(lesson)
        },
      }),
    bind: (lesson) => setDialog({ kind: 'bind', lesson }),
    remove: removing.remove,
    move,
  }

  // A question about a clash stands above whatever asked for the change, the list of acts too.
  const opened: OpenScheduleDialog | null =
    (clashes.asked && { kind: 'clash', conflicts: clashes.asked.conflicts, onAnswer: clashes.asked.answer }) ??
    dialog ??
    (removing.asked && { kind: 'remove', ...removing.asked, busy: removing.busy, onConfirm: removing.confirm })
  const close = () => {
    setDialog(null)
    removing.close()
  }
  return {
    actions: mayChange ? actions : null,
    opened,
    close,
    add,
    keys: () => setDialog({ kind: 'keys' }),
    lastActs: () => setDialog({ kind: 'acts', onUndo: undo }),
  }
}
