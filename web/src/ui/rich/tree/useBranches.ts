import { hotkeysCoreFeature, syncDataLoaderFeature } from '@headless-tree/core'
import { useTree } from '@headless-tree/react'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { Branch } from './moves.ts'

/** The id of what holds the top items; no item has it. */
const top = ' top'

/** The walk through a tree: which items are open, which one has the focus, what the keys do. */
export function useBranches(branches: readonly Branch[], onOpen?: (id: string) => void) {
  const known = useMemo(() => byId(branches), [branches])
  const [expandedItems, setExpandedItems] = useState<string[]>([])
  const tree = useTree<Branch>({
    state: { expandedItems },
    setExpandedItems,
    rootItemId: top,
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => (item.getItemData().children?.length ?? 0) > 0,
    // An item that has just been taken away is asked for once more before the tree is built anew.
    dataLoader: {
      getItem: (id) => known.get(id) ?? { id, name: '' },
      getChildren: (id) => known.get(id)?.children?.map((child) => child.id) ?? [],
    },
    onPrimaryAction: (item) => onOpen?.(item.getId()),
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
  })
  useLayoutEffect(() => tree.rebuildTree(), [tree, known, expandedItems])
  /** Opens an item that may have nothing in it yet. */
  const open = (id: string) => setExpandedItems((before) => (before.includes(id) ? before : [...before, id]))
  return { tree, open }
}

function byId(branches: readonly Branch[]): Map<string, Branch> {
  const known = new Map<string, Branch>([[top, { id: top, name: '', children: branches }]])
  const add = (branch: Branch) => {
    known.set(branch.id, branch)
    branch.children?.forEach(add)
  }
  branches.forEach(add)
  return known
}
