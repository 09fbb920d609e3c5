import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Sent } from '../../../server/src/platform/testing/statements/collect.ts'
import { filesIn, read } from '../source.ts'

/**
 * What the tests wrote down, each statement with a way to it once, and every column that came back empty on it. What was
 * sent from a file that has changed since is left out: nothing stands any more where it stood.
 */
export function sentIn(root: string, folder: string): Sent[] {
  const found = new Map<string, Sent>()
  const changed = new Map<string, number>()
  const changedAt = (file: string): number => {
    const known = changed.get(file) ?? statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    changed.set(file, known)
    return known
  }
  for (const file of filesIn(root, folder).filter((path) => path.endsWith('.ndjson'))) {
    const written = changedAt(file)
    for (const line of read(root, file).split('\n').filter(Boolean)) {
      const sent: Sent = JSON.parse(line)
      if (sent.at.some((place) => changedAt(fileOf(place)) > written)) continue
      const key = [...sent.at, sent.text].join('\n')
      const empty = [...(found.get(key)?.empty ?? []), ...sent.empty]
      found.set(key, { ...sent, empty: [...new Set(empty)] })
    }
  }
  return [...found.values()]
}

/** The file of a place, as `server/src/app.ts:12:5`. */
export const fileOf = (place: string): string => place.split(':')[0] ?? ''
