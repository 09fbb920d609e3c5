import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type Tree = Record<string, string>

/** Writes a small tree of files into a temporary folder, outside the checkout; `remove` takes it away again. */
export function plant(...trees: Tree[]): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'qalam-planted-'))
  for (const [file, text] of trees.flatMap((tree) => Object.entries(tree))) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** Plants a tree, looks at it and takes it away. */
export function inPlanted<Seen>(tree: Tree, look: (root: string) => Seen): Seen {
  const { root, remove } = plant(tree)
  try {
    return look(root)
  } finally {
    remove()
  }
}

/** Copies files of the checkout into a planted tree, under the same path. */
export function bring(root: string, ...files: string[]): void {
  for (const file of files) cpSync(file, join(root, file), { recursive: true })
}
