import type { MessageKey } from '#platform/text.ts'
import type { ExerciseType } from './player.ts'

export type KeyLine = { keys: readonly string[]; does: MessageKey }

const tab: KeyLine = { keys: ['Tab'], does: 'exercises.key-tab' }
const letGo: KeyLine = { keys: ['Esc'], does: 'exercises.key-let-go' }
const radios: readonly KeyLine[] = [tab, { keys: ['↑', '↓', 'Space'], does: 'exercises.key-choose' }]
const toggles: readonly KeyLine[] = [tab, { keys: ['Space'], does: 'exercises.key-choose-off' }]
const placing: readonly KeyLine[] = [
  tab,
  { keys: ['Enter', 'Space'], does: 'exercises.key-take' },
  { keys: ['Delete'], does: 'exercises.key-empty' },
  letGo,
]

/** The keys of each type: what is written under the exercise is what the tests walk. */
export const keyMaps: Record<ExerciseType, readonly KeyLine[]> = {
  single: radios,
  'true-false': radios,
  multiple: toggles,
  choose: [tab, { keys: ['Enter', 'Space'], does: 'exercises.key-choose-off' }],
  matching: placing,
  gaps: placing,
  grouping: placing,
  ordering: [
    tab,
    { keys: ['Enter', 'Space'], does: 'exercises.key-grab' },
    { keys: ['↑', '↓'], does: 'exercises.key-move' },
    { keys: ['Home', 'End'], does: 'exercises.key-ends' },
    letGo,
  ],
  short: [tab],
  open: [tab],
}
