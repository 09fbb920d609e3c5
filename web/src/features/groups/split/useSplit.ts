import { groups } from '@qalam/contract/groups/api.ts'
import { halved, isPartition, type Split, type Way } from '@qalam/contract/groups/split.ts'
import type { SplitPupil } from '@qalam/contract/groups/subgroups.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { everySplit } from '../reads.ts'
import { afterStoring, begun, moved, type SplitEdit, stepped, storedSplit, undone } from './draft.ts'

/** The split of a class while it is worked on: shown at once, stored as a whole. */
export function useSplit(groupId: number, subjectId: number, pupils: readonly SplitPupil[]) {
  const stored = storedSplit(pupils)
  const [edit, setEdit] = useState<SplitEdit | null>(null)
  const [isStoring, setStoring] = useState(false)
  const place = useCommand(groups.place, { silent: true, refresh: everySplit })
  const open = begun(edit)
  const now = open?.now ?? stored
  const step = (next: Split) => setEdit((before) => stepped(before, stored, next))

  /** What is sent for a day; the steps stay, so that they can be taken back. */
  const store = async (day: string) => {
    if (!open) return
    await place.mutateAsync({ params: { groupId, subjectId }, body: { ...open.now, was: open.was, day } })
    setEdit(afterStoring(open))
    tellSuccess(text('groups.split-stored'))
  }

  return {
    now,
    isChanged: open !== null,
    isWhole: isPartition(
      now,
      pupils.map(({ id }) => id),
    ),
    canUndo: (edit?.past.length ?? 0) > 0,
    busy: place.isPending,
    failure: place.error && saidBy(place.error),
    move: (ids: readonly number[], to: 1 | 2) => step(moved(now, ids, to)),
    halve: (way: Way) => step(halved(way, pupils)),
    undo: () => setEdit((before) => undone(before, stored)),
    discard: () => {
      place.reset()
      setEdit(null)
    },
    changes: open,
    /** The day is asked for before anything is stored. */
    isStoring: isStoring && open !== null,
    ask: () => setStoring(true),
    leave: () => setStoring(false),
    store,
  }
}
