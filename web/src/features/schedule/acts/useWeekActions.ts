import type { WeekOf } from '@qalam/contract/schedule/api.ts'
import { useState } from 'react'
import type { Opened } from '../dialogs/ScheduleDialogs.tsx'
import type { GridActions } from '../grid/actions.ts'
import { useMoving } from './useMoving.ts'
import { useRemoving } from './useRemoving.ts'
import type { Place } from '../week/week.ts'

/** What may be done in a week, and the dialog that stands open. No actions for those who may change nothing. */
export function useWeekActions({ can, view, days, periods }: WeekOf) {
  const [dialog, setDialog] = useState<Opened | null>(null)
  const moving = useMoving()
  const removing = useRemoving()

  const openAdd = (place: Place) =>
    setDialog({
      kind: 'add',
      place,
      ...(view.kind === 'group' && { groupId: view.id }),
      ...(view.kind === 'cabinet' && { cabinetId: view.id }),
    })
  /** Without a place chosen: the first bell of the day that holds nothing. */
  const add = (date: string) => {
    const taken = days.find((day) => day.date === date)?.lessons.map(({ timeStart }) => timeStart) ?? []
    const bell = periods.find(({ timeStart }) => !taken.includes(timeStart)) ?? periods[0]
    openAdd({ date, timeStart: bell?.timeStart ?? '', timeEnd: bell?.timeEnd ?? '' })
  }
  const mayChange = can.add || days.some(({ lessons }) => lessons.some((lesson) => lesson.can.edit))
  const actions: GridActions = {
    add: openAdd,
    edit: (lesson) => setDialog({ kind: 'edit', lesson }),
    bind: (lesson) => setDialog({ kind: 'bind', lesson }),
    remove: removing.remove,
    move: moving.move,
  }

  const opened: Opened | null =
    dialog ??
    (moving.asked && { kind: 'clash', conflicts: moving.asked.conflicts, onAnswer: moving.asked.answer }) ??
    (removing.asked && { kind: 'remove', ...removing.asked, busy: removing.busy, onConfirm: removing.confirm })
  const close = () => {
    setDialog(null)
    removing.close()
  }
  return { actions: mayChange ? actions : null, opened, close, add, keys: () => setDialog({ kind: 'keys' }) }
}
