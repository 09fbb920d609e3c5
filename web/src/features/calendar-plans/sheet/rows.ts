import type { PlanSheet, SheetChange, SheetTheme, ThemeWords } from '@qalam/contract/calendar-plans/sheet.ts'
import { readObjectives } from '@qalam/contract/ktp/objectives.ts'

/** The cells of a row that are typed in place, from left to right. */
export const cells = ['section', 'theme', 'objectives', 'content', 'devices', 'note'] as const
export type SheetCell = (typeof cells)[number]

/** What was typed and is not stored yet, by theme. */
export type Edits = Readonly<Record<string, Partial<ThemeWords>>>
/** An act on the sheet without its id. */
export type SheetAct = Omit<SheetChange, 'uuid'>

export const textIn = (theme: ThemeWords, cell: SheetCell): string =>
  cell === 'objectives' ? theme.objectives.join(', ') : theme[cell]

/** A text as the value of a cell; what is no code of an objective is left for the server to name. */
export function valueIn(cell: SheetCell, text: string): Partial<ThemeWords> {
  if (cell !== 'objectives') return { [cell]: text.trim() }
  const { codes, strange } = readObjectives(text)
  return { objectives: [...codes, ...strange] }
}

/** The words of a theme as they are sent. */
export const wordsOf = (theme: SheetTheme): SheetChange['themes'][number] => {
  const { uuid, version, section, theme: words, objectives, kind, maxScore, content, devices, note } = theme
  return { uuid, version, section, theme: words, objectives, kind, maxScore, content, devices, note }
}

/** The sheet with what is typed over it. */
export const typedOver = (themes: readonly SheetTheme[], edits: Edits): SheetTheme[] =>
  themes.map((theme) => ({ ...theme, ...edits[theme.uuid] }))

/** Words stay where the lesson took place or is marked; only a note is typed there. */
export const isHeld = ({ pin }: SheetTheme): boolean => pin === 'conducted' || pin === 'marked'
export const mayType = (theme: SheetTheme, cell: SheetCell): boolean =>
  !isHeld(theme) || cell === 'note' || cell === 'objectives'

const orderOf = (themes: readonly SheetTheme[], quarterId: number): string[] =>
  themes.filter((one) => one.quarterId === quarterId).map(({ uuid }) => uuid)

type Sheet = Pick<PlanSheet, 'version' | 'themes'>

const layoutOf = (sheet: Sheet, quarters: { quarterId: number; uuids: string[] }[], removed: SheetTheme[] = []) => ({
  version: sheet.version,
  quarters,
  removed: removed.map(({ uuid, version }) => ({ uuid, version })),
})

/** A theme goes to another place of its quarter; null when it stands there. */
export function moved(sheet: Sheet, theme: SheetTheme, by: number): SheetAct | null {
  const uuids = orderOf(sheet.themes, theme.quarterId)
  const from = uuids.indexOf(theme.uuid)
  const to = Math.max(0, Math.min(uuids.length - 1, from + by))
  if (to === from) return null
  uuids.splice(to, 0, ...uuids.splice(from, 1))
  return { kind: 'moved', themes: [], layout: layoutOf(sheet, [{ quarterId: theme.quarterId, uuids }]) }
}

type Fresh = Partial<ThemeWords> & { uuid: string }

const freshRow = ({ uuid, ...words }: Fresh, title: string): SheetChange['themes'][number] => ({
  ...{ section: '', theme: title, objectives: [], kind: 'regular', maxScore: null, content: '', devices: '', note: '' },
  ...words,
  uuid,
  version: 0,
})

/** New themes stand behind one of the quarter, or first. */
export function inserted(
  sheet: Sheet,
  { quarterId, after }: { quarterId: number; after: string | null },
  rows: readonly Fresh[],
  title: string,
): SheetAct {
  const uuids = orderOf(sheet.themes, quarterId)
  const at = after === null ? uuids.length : uuids.indexOf(after) + 1
  uuids.splice(at, 0, ...rows.map(({ uuid }) => uuid))
  return {
    kind: 'added',
    themes: rows.map((row) => freshRow(row, title)),
    layout: layoutOf(sheet, [{ quarterId, uuids }]),
  }
}

/** A theme of two hours is two rows, "(1/2)" and "(2/2)". */
export function split(sheet: Sheet, theme: SheetTheme, uuid: string): SheetAct {
  const bare = theme.theme.replace(/ \(\d\/\d\)$/, '')
  const uuids = orderOf(sheet.themes, theme.quarterId)
  uuids.splice(uuids.indexOf(theme.uuid) + 1, 0, uuid)
  const second = { ...wordsOf(theme), kind: 'regular' as const, maxScore: null, note: '', uuid, version: 0 }
  const first = isHeld(theme) ? [] : [{ ...wordsOf(theme), theme: `${bare} (1/2)` }]
  return {
    kind: 'split',
    themes: [...first, { ...second, theme: `${bare} (2/2)` }],
    layout: layoutOf(sheet, [{ quarterId: theme.quarterId, uuids }]),
  }
}

const joined = (parts: readonly string[], sign: string): string => [...new Set(parts.filter(Boolean))].join(sign)

/** Two themes become one lesson: the first keeps its place, and both their words; null where either must stay. */
export function merged(sheet: Sheet, first: SheetTheme, second: SheetTheme): SheetAct | null {
  const isWork = [first, second].some(({ kind }) => kind === 'sor' || kind === 'soch')
  if (isHeld(first) || isHeld(second) || isWork || first.quarterId !== second.quarterId) return null
  const halves = [first.theme, second.theme].map((words) => words.replace(/ \(\d\/\d\)$/, ''))
  const words = {
    ...wordsOf(first),
    theme: joined(halves, '; ').slice(0, 500),
    objectives: [...new Set([...first.objectives, ...second.objectives])].slice(0, 20),
    content: joined([first.content, second.content], '\n').slice(0, 2000),
    devices: joined([first.devices, second.devices], '; ').slice(0, 300),
    note: joined([first.note, second.note], '; ').slice(0, 500),
  }
  const uuids = orderOf(sheet.themes, first.quarterId).filter((uuid) => uuid !== second.uuid)
  return {
    kind: 'merged',
    themes: [words],
    layout: layoutOf(sheet, [{ quarterId: first.quarterId, uuids }], [second]),
  }
}

export function removed(sheet: Sheet, theme: SheetTheme): SheetAct {
  const uuids = orderOf(sheet.themes, theme.quarterId).filter((uuid) => uuid !== theme.uuid)
  return { kind: 'removed', themes: [], layout: layoutOf(sheet, [{ quarterId: theme.quarterId, uuids }], [theme]) }
}

/** The last ordinary themes of a quarter begin the next one. */
export function movedLater(sheet: Sheet, themes: readonly string[], from: number, to: number): SheetAct {
  const quarters = [
    { quarterId: from, uuids: orderOf(sheet.themes, from).filter((uuid) => !themes.includes(uuid)) },
    { quarterId: to, uuids: [...themes, ...orderOf(sheet.themes, to)] },
  ]
  return { kind: 'moved', themes: [], layout: layoutOf(sheet, quarters) }
}
