import { sheetHasFaults } from '@qalam/contract/calendar-plans/problems.ts'
import type { ImportPreview, SheetFault } from '@qalam/contract/calendar-plans/papers.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { kindsFor } from '@qalam/contract/schedule/rules.ts'
import { randomUUID } from 'node:crypto'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { planHead } from '../plan/views.ts'
import { canEdit } from '../policy.ts'
import { enter, known } from '../sheet/entry.ts'
import { perform, rowOf } from '../sheet/perform.ts'
import type { KnownSheet } from '../sheet/present.ts'
import type { ThemeFacts } from '../sheet/views.ts'
import type { Say } from './model.ts'
import { bindingsFor, datesIn } from './dating.ts'
import { readThemes, type ReadTheme } from './read.ts'

type Asked = { files: FileStore; say: Say }
type Matched = {
  theme: ReadTheme
  before: ThemeFacts | undefined
  outcome: 'new' | 'changed' | 'same'
  /** The lesson that a work gets by its date. */
  slot: string | null
}

/** Only whoever writes the plan sends a file for it. */
export async function admit({ actor, db }: Context, planUuid: string): Promise<void> {
  allow(canEdit(actor, found(await planHead(db, found(actor.schoolId), planUuid))))
}

async function bytesOf({ files }: Context, store: FileStore): Promise<Uint8Array> {
  const [file] = files
  if (!file) throw fieldProblem('file', 'required')
  const chunks: Buffer[] = []
  for await (const chunk of found(await store.open(file.uuid))) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const compared = ['section', 'theme', 'kind', 'maxScore', 'content', 'devices', 'note'] as const

/** Rows of the workbook beside the themes of the plan: a row is the theme of its quarter and number. */
function match({ head, themes, lessons }: KnownSheet, rows: readonly ReadTheme[], say: Say) {
  const slot = null
  const byPlace = new Map(themes.map((theme) => [`${theme.quarterId % 10} ${theme.ordinal}`, theme]))
  const held = new Set(lessons.flatMap((one) => ((one.conducted || one.marked) && one.theme ? [one.theme] : [])))
  const faults: SheetFault[] = []
  const column = say('calendar-plans.column-ordinal')
  const seen = new Set<string>()
  const matched = rows.map((theme): Matched => {
    const place = `${theme.quarter} ${theme.ordinal}`
    const before = theme.ordinal === null ? undefined : byPlace.get(place)
    const value = theme.theme.slice(0, 60)
    if (theme.ordinal !== null && seen.has(place))
      faults.push({ row: theme.row, column, reason: say('calendar-plans.fault-twice'), value })
    if (theme.ordinal !== null) seen.add(place)
    if (!before) return { theme, before, slot, outcome: 'new' }
    const isSame =
      compared.every((name) => before[name] === theme[name]) && before.objectives.join() === theme.objectives.join()
    const isHeld = held.has(before.uuid) && compared.some((name) => name !== 'note' && before[name] !== theme[name])
    if (isHeld) faults.push({ row: theme.row, column, reason: say('calendar-plans.fault-held'), value })
    return { theme, before, slot, outcome: isSame ? 'same' : 'changed' }
  })
  const quarters = new Set(head.quarters.map((quarter) => quarter.value % 10))
  for (const { row, quarter } of rows)
    if (!quarters.has(quarter))
      faults.push({
        row,
        column: say('calendar-plans.column-quarter'),
        reason: say('calendar-plans.fault-quarter'),
        value: `${quarter}`,
      })
  return { matched, faults }
}

async function judged(context: Context, all: KnownSheet, { files, say }: Asked) {
  const read = await readThemes(await bytesOf(context, files), kindsFor(all.head.scoreType), say)
  const { matched, faults } = match(all, read.themes, say)
  const dates = datesIn(all, matched, say)
  return {
    matched: matched.map((one): Matched => {
      const slot = dates.slots.get(one.theme)
      return slot === undefined ? one : { ...one, slot, outcome: one.before ? 'changed' : 'new' }
    }),
    mended: read.mended,
    unread: read.unread,
    faults: [...read.faults, ...faults, ...dates.faults].toSorted((a, b) => a.row - b.row),
  }
}

const counted = (matched: readonly Matched[], outcome: Matched['outcome']) =>
  matched.filter((one) => one.outcome === outcome).length

/** What a workbook would bring; nothing is stored. */
export async function preview(context: Context, planUuid: string, asked: Asked): Promise<ImportPreview> {
  const { matched, faults, mended, unread } = await judged(context, await known(context, planUuid), asked)
  return {
    added: counted(matched, 'new'),
    changed: counted(matched, 'changed'),
    same: counted(matched, 'same'),
    mended,
    unread,
    faults,
    rows: matched.map(({ theme: { row, quarter, section, theme, objectives }, outcome }) => ({
      ...{ row, quarter, section, theme, outcome },
      objectives: objectives.join(', '),
    })),
  }
}

/** Brings a workbook in as one act: known themes get its words, new ones stand behind the last of their quarter. */
export async function bring(context: Context, planUuid: string, asked: Asked) {
  const entered = await enter(context, planUuid)
  const { all, plan } = entered
  const { matched, faults } = await judged(context, all, asked)
  const [first] = faults
  if (first) throw sheetHasFaults({ first: `${first.row}, ${first.column}: ${first.reason}`, count: faults.length })

  const dated = new Map<string, string>()
  const rows = matched
    .filter(({ outcome }) => outcome !== 'same')
    .map(({ theme, before, slot }) => {
      const quarterId = before?.quarterId ?? plan.academicYear * 10 + theme.quarter
      const uuid = before?.uuid ?? randomUUID()
      if (slot !== null) dated.set(uuid, slot)
      const fixed = slot === null ? (before?.fixed ?? null) : 'date'
      return rowOf({ ...before, ...theme, uuid, quarterId, fixed })
    })
  const fresh = Map.groupBy(
    rows.filter(({ uuid }) => !all.themes.some((one) => one.uuid === uuid)),
    ({ quarterId }) => quarterId,
  )
  const quarters = [...fresh].map(([quarterId, added]) => ({
    quarterId,
    uuids: [...all.themes.filter((one) => one.quarterId === quarterId), ...added].map(({ uuid }) => uuid),
  }))
  if (rows.length > 0)
    await perform(context, entered, {
      ...{ uuid: randomUUID(), kind: 'imported', removed: [], rows, quarters },
      bindings: bindingsFor(all.lessons, dated),
    })
  return { added: counted(matched, 'new'), changed: counted(matched, 'changed') }
}
