import type { EntityKind } from '../schedule/drafts.ts'

/** A theme of a plan; themes come in their order within their quarter. */
export type FlowTheme = { uuid: string; quarterId: number; ordinal: number; kind: EntityKind; section: string }
/** A lesson of the plan with the theme it holds now; lessons come by date and time. */
export type FlowSlot = { uuid: string; quarterId: number; theme: string | null }
/** Why a lesson keeps what it holds, or a theme its lesson. */
export type Pin = 'conducted' | 'marked' | 'attempted' | 'homework' | 'dated' | 'locked' | 'past' | 'closed'
export type Pins = ReadonlyMap<string, Pin>

/** A lesson gets a theme; `was` is what it held. Only what changes is named. */
export type Binding = { slot: string; theme: string | null; was: string | null }
export type Leftover = { theme: string; quarterId: number }
/** What may be done where themes and lessons are not equally many. */
export type ReflowProposal =
  | { kind: 'merge'; quarterId: number; over: number; first: number; second: number; themes: [string, string] }
  | { kind: 'later'; quarterId: number; over: number; nextQuarterId: number; room: number }
  | { kind: 'split'; quarterId: number; free: number; ordinal: number; theme: string }
export type Flow = { bindings: Binding[]; leftovers: Leftover[]; proposals: ReflowProposal[] }

type Wanted = { themes: readonly FlowTheme[]; slots: readonly FlowSlot[]; pins: Pins }

const isWork = ({ kind }: FlowTheme) => kind === 'sor' || kind === 'soch'

/**
 * Lays the themes of a plan over its lessons again, quarter by quarter: each theme on at most one lesson, in its order, and
 * nothing that is pinned moves. Where lessons are too few the last ordinary themes are left over, never a SOR or a SOCH
 * while an ordinary theme could wait instead. `pins` names lessons.
 */
export function reflow({ themes, slots, pins }: Wanted): Flow {
  const quarters = [...new Set([...themes, ...slots].map(({ quarterId }) => quarterId))].toSorted((a, b) => a - b)
  // A theme may stand in a lesson of another quarter: what is held there is held.
  const held = new Set(slots.flatMap(({ uuid, theme }) => (theme !== null && pins.has(uuid) ? [theme] : [])))
  const laid = quarters.map((quarterId) => {
    const pool = themes.filter((one) => one.quarterId === quarterId && !held.has(one.uuid))
    const open = slots.filter((one) => one.quarterId === quarterId && !pins.has(one.uuid))
    return { quarterId, pool, open, ...layQuarter(pool, open) }
  })
  return {
    bindings: laid.flatMap(({ bindings }) => bindings),
    leftovers: laid.flatMap(({ quarterId, left }) => left.map(({ uuid }) => ({ theme: uuid, quarterId }))),
    proposals: laid.flatMap((quarter, at) => proposalsFor(quarter, laid[at + 1])),
  }
}

function layQuarter(pool: readonly FlowTheme[], open: readonly FlowSlot[]) {
  const left = leftOver(pool, pool.length - open.length)
  const placed = pool.filter((theme) => !left.includes(theme))
  const bindings = open.flatMap(({ uuid, theme: was }, at): Binding[] => {
    const theme = placed[at]?.uuid ?? null
    return theme === was ? [] : [{ slot: uuid, theme, was }]
  })
  return { left, bindings, free: Math.max(0, open.length - placed.length) }
}

/** The last ordinary themes, and only then works. */
function leftOver(pool: readonly FlowTheme[], over: number): FlowTheme[] {
  if (over <= 0) return []
  const ordinary = pool.filter((theme) => !isWork(theme)).slice(-over)
  const works = pool.filter(isWork)
  return [...ordinary, ...works.slice(works.length - (over - ordinary.length))]
}

type Laid = { quarterId: number; pool: readonly FlowTheme[]; left: readonly FlowTheme[]; free: number }

function proposalsFor({ quarterId, pool, left, free }: Laid, next: Laid | undefined): ReflowProposal[] {
  const over = left.length
  if (over > 0) {
    const pairs = pairsToMerge(pool)
      .slice(0, over)
      .map(([a, b]): ReflowProposal => {
        return { kind: 'merge', quarterId, over, first: a.ordinal, second: b.ordinal, themes: [a.uuid, b.uuid] }
      })
    const room = next?.free ?? 0
    if (!next || room === 0) return pairs
    return [...pairs, { kind: 'later', quarterId, over, nextQuarterId: next.quarterId, room: Math.min(room, over) }]
  }
  const last = pool.findLast((theme) => !isWork(theme))
  return free > 0 && last ? [{ kind: 'split', quarterId, free, ordinal: last.ordinal, theme: last.uuid }] : []
}

/** Neighbours that may become one lesson: the latest first, of one section before others, no theme twice. */
function pairsToMerge(pool: readonly FlowTheme[]): [FlowTheme, FlowTheme][] {
  const neighbours = pool.flatMap((theme, at): [FlowTheme, FlowTheme][] => {
    const next = pool[at + 1]
    return next && !isWork(theme) && !isWork(next) ? [[theme, next]] : []
  })
  const isOne = ([a, b]: [FlowTheme, FlowTheme]) => a.section === b.section
  const byWish = [...neighbours.filter(isOne).toReversed(), ...neighbours.filter((pair) => !isOne(pair)).toReversed()]
  const used = new Set<string>()
  return byWish.filter(([a, b]) => {
    if (used.has(a.uuid) || used.has(b.uuid)) return false
    used.add(a.uuid).add(b.uuid)
    return true
  })
}

/** The lessons with what they hold after the bindings. */
export function laidOver<Slot extends FlowSlot>(slots: readonly Slot[], bindings: readonly Binding[]): Slot[] {
  const next = new Map(bindings.map(({ slot, theme }) => [slot, theme]))
  return slots.map((slot) => (next.has(slot.uuid) ? { ...slot, theme: next.get(slot.uuid) ?? null } : slot))
}

/** The bindings that give every lesson back what it held. */
export const takenBack = (bindings: readonly Binding[]): Binding[] =>
  bindings.map(({ slot, theme, was }) => ({ slot, theme: was, was: theme }))

/** A text that is the same for the same bindings: what was looked at is what is done. */
export const markOf = (bindings: readonly Binding[]): string =>
  bindings
    .map(({ slot, theme }) => `${slot} ${theme ?? ''}`)
    .toSorted()
    .join('\n')
