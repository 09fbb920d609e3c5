import type { ProposedSlot, TimetableProposal } from '@qalam/contract/timetable-proposal/api.ts'

/** Whose week is shown. */
export type WeekOwner = { kind: 'group' | 'teacher'; id: number }

export type ProposalCell = ProposedSlot & { plan: TimetableProposal['plans'][number]; changed: boolean }
export type ProposalRow = { number: number; timeStart: string; timeEnd: string; cells: ProposalCell[] }

const keyOf = ({ planUuid, weekDay, number }: ProposedSlot): string => `${planUuid} ${weekDay} ${number}`

/** Lessons of the proposal that stand elsewhere in the reference week, or not at all. */
export function changesOf({ slots, now }: Pick<TimetableProposal, 'slots' | 'now'>): ProposedSlot[] {
  const standing = new Set(now.map(keyOf))
  return slots.filter((slot) => !standing.has(keyOf(slot)))
}

/** The bells of a class or of all classes of a teacher, by time, each with its lessons. */
export function rowsOf(proposal: TimetableProposal, { kind, id }: WeekOwner): ProposalRow[] {
  const changed = new Set(changesOf(proposal).map(keyOf))
  const plans = new Map(proposal.plans.map((plan) => [plan.uuid, plan]))
  const rows = new Map<string, ProposalRow>()
  for (const group of proposal.groups) {
    const cells = proposal.slots.flatMap((slot): ProposalCell[] => {
      const plan = plans.get(slot.planUuid)
      const isShown = plan?.groupId === group.id && (kind === 'group' ? group.id === id : plan.teacherId === id)
      return plan && isShown ? [{ ...slot, plan, changed: changed.has(keyOf(slot)) }] : []
    })
    if (cells.length === 0) continue
    for (const { number, timeStart, timeEnd } of group.bells) {
      const key = `${timeStart} ${timeEnd}`
      const row = rows.get(key) ?? { number, timeStart, timeEnd, cells: [] }
      row.cells.push(...cells.filter((cell) => cell.number === number))
      rows.set(key, row)
    }
  }
  return [...rows.values()].toSorted((a, b) => (a.timeStart < b.timeStart ? -1 : 1))
}
