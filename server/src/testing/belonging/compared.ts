import type { Named } from './acts.ts'
import { isOfFamily, type Picture } from './picture.ts'

/** What an act changed of the days that are over without naming it, as lines. */
export const differences = (before: Picture, after: Picture, named: Named): string[] =>
  [...new Set([...before.shown.keys(), ...after.shown.keys()])]
    .filter((key) => before.shown.get(key) !== after.shown.get(key) && !mayDiffer(key, before, after))
    .filter((key) => !named.some((one) => key === one || key.startsWith(`${one}|`)))
    .map((key) => `${key}: ${before.shown.get(key)} → ${after.shown.get(key)}`)

/**
 * What a running period has come to stands with who leads the pupil now: nowhere, as long as nobody does. A diary that is
 * opened again shows days beside those that were shown the last time.
 */
function mayDiffer(key: string, before: Picture, after: Picture): boolean {
  const isNew = !before.shown.has(key)
  if (key.startsWith('percent|')) return isNew || !after.shown.has(key)
  return isNew && [...before.closed].some((userId) => isOfFamily(key, userId))
}

/** What the mere passing of days changed of what was shown by the day. */
export const passing = (before: Picture, after: Picture): string[] =>
  [...before.shown]
    .filter(([key, value]) => /^(day|cell|there|signed)/.test(key) && after.shown.get(key) !== value)
    .map(([key, value]) => `${key}: ${value} → ${after.shown.get(key)}`)
