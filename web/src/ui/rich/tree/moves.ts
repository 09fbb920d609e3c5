/** One item of a tree with what lies in it. */
export type Branch = { id: string; name: string; children?: readonly Branch[] | undefined }

/** Where an item stands: in which other one, null for the top, and after how many of its neighbours. */
export type Spot = { parent: string | null; index: number }

/** One item goes from one spot to another. Neighbours are counted without the item itself, so a move can be turned round. */
export type Move = { id: string; from: Spot; to: Spot }

export type Direction = 'up' | 'down' | 'in' | 'out'
/** Which part of a row the pointer is over: its upper edge, its middle, its lower edge. */
export type Zone = 'before' | 'inside' | 'after'

/** Which items may hold others, and which item may lie in which. */
export type MayHold = (holder: Branch | null, item: Branch) => boolean

export type FoundBranch = { branch: Branch; spot: Spot; siblings: readonly Branch[] }

export function find(tree: readonly Branch[], id: string, parent: string | null = null): FoundBranch | null {
  const index = tree.findIndex((branch) => branch.id === id)
  const branch = tree[index]
  if (branch) return { branch, spot: { parent, index }, siblings: tree }
  for (const one of tree) {
    const found = find(one.children ?? [], id, one.id)
    if (found) return found
  }
  return null
}

export const reversed = ({ id, from, to }: Move): Move => ({ id, from: to, to: from })

/** The tree after a move; the same tree when the item or the holder is not in it. */
export function moved(tree: readonly Branch[], { id, to }: Move): readonly Branch[] {
  const found = find(tree, id)
  if (!found || (to.parent !== null && !find(without(tree, id), to.parent))) return tree
  return withIn(without(tree, id), found.branch, to)
}

const without = (tree: readonly Branch[], id: string): Branch[] =>
  tree
    .filter((branch) => branch.id !== id)
    .map((branch) => (branch.children ? { ...branch, children: without(branch.children, id) } : branch))

function withIn(tree: readonly Branch[], item: Branch, { parent, index }: Spot): Branch[] {
  if (parent === null) return tree.toSpliced(index, 0, item)
  return tree.map((branch) => {
    if (branch.id === parent) return { ...branch, children: (branch.children ?? []).toSpliced(index, 0, item) }
    return branch.children ? { ...branch, children: withIn(branch.children, item, { parent, index }) } : branch
  })
}

/** The move that one step with the keyboard or a button makes, or null where there is no way. */
export function stepOf(tree: readonly Branch[], id: string, direction: Direction, mayHold: MayHold): Move | null {
  const found = find(tree, id)
  const to = found && spotTo(tree, found, direction)
  return found && to ? allowed(tree, found, to, mayHold) : null
}

function spotTo(tree: readonly Branch[], { spot, siblings }: FoundBranch, direction: Direction): Spot | null {
  if (direction === 'up') return spot.index > 0 ? { ...spot, index: spot.index - 1 } : null
  if (direction === 'down') return spot.index < siblings.length - 1 ? { ...spot, index: spot.index + 1 } : null
  if (direction === 'in') {
    const above = siblings[spot.index - 1]
    return above ? { parent: above.id, index: above.children?.length ?? 0 } : null
  }
  const holder = spot.parent === null ? null : find(tree, spot.parent)
  return holder ? { parent: holder.spot.parent, index: holder.spot.index + 1 } : null
}

/** The move of an item that is let go over another one; null over itself, what it holds, or what may not hold it. */
export function dropped(tree: readonly Branch[], id: string, over: string, zone: Zone, mayHold: MayHold): Move | null {
  const [found, target] = [find(tree, id), find(tree, over)]
  if (!found || !target || id === over || find(found.branch.children ?? [], over)) return null
  if (zone === 'inside') {
    const inside = (target.branch.children ?? []).filter((branch) => branch.id !== id).length
    return allowed(tree, found, { parent: over, index: inside }, mayHold)
  }
  const neighbours = target.siblings.filter((branch) => branch.id !== id)
  const at = neighbours.findIndex((branch) => branch.id === over)
  return allowed(tree, found, { parent: target.spot.parent, index: zone === 'before' ? at : at + 1 }, mayHold)
}

function allowed(tree: readonly Branch[], { branch, spot }: FoundBranch, to: Spot, mayHold: MayHold): Move | null {
  if (to.parent === spot.parent && to.index === spot.index) return null
  const holder = to.parent === null ? null : (find(tree, to.parent)?.branch ?? null)
  return to.parent === spot.parent || mayHold(holder, branch) ? { id: branch.id, from: spot, to } : null
}
