import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The narrowest part of `npm test` that a fault has to fail: a static step, a file of tests, a walk, the other engines. */
export type Catcher =
  | { step: string }
  | { project: 'contract' | 'server' | 'web'; file: string; named?: string }
  | { walk: string; named?: string }
  | { engines: true }

/** A wrong change of one place in the product, and who has to notice it. */
export type Fault = {
  /** What goes wrong, as a sentence. */
  name: string
  file: string
  /** Stands exactly once in the file. */
  was: string
  becomes: string
  caughtBy: Catcher
  /** How the failure names this very fault, so that no other trouble is taken for it. */
  says: RegExp
}

export const kinds = ['static', 'server', 'web', 'walk'] as const
export type Kind = (typeof kinds)[number]

/** What kind of check catches a fault; the rules of the contract count to the server. */
export function kindOf({ caughtBy }: Fault): Kind {
  if ('step' in caughtBy) return 'static'
  if ('project' in caughtBy) return caughtBy.project === 'web' ? 'web' : 'server'
  return 'walk'
}

/** Who catches it, as short as a table wants it. */
export const whoCatches = (catcher: Catcher): string =>
  inWords(catcher)
    .replace(/ › .*$/, '')
    .replace(/^(?:contract|server|web)\/src\/|^walks\//, '')
    .replace(/\.(?:test|e2e)\.tsx?$/, '')

/** A catcher in words, with what it is called there. */
export function inWords(catcher: Catcher): string {
  if ('step' in catcher) return catcher.step
  if ('engines' in catcher) return 'engines'
  const where = 'walk' in catcher ? catcher.walk : `${catcher.project}/${catcher.file}`
  return catcher.named ? `${where} › ${catcher.named}` : where
}

/** Why a fault cannot be planted in a tree, in words: its place is gone, or there are several. */
export function whyNot(root: string, { file, was }: Fault): string | null {
  const times = readFileSync(join(root, file), 'utf8').split(was).length - 1
  return times === 1 ? null : `its text stands ${times} times in ${file}, not once:\n${was}`
}

/** The file of a tree with the fault in it. */
export function planted(root: string, fault: Fault): string {
  const why = whyNot(root, fault)
  if (why !== null) throw new Error(`«${fault.name}» cannot be planted: ${why}`)
  return readFileSync(join(root, fault.file), 'utf8').replace(fault.was, () => fault.becomes)
}
