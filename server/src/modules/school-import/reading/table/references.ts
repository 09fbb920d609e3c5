import { subjectByName, subjects } from '@qalam/contract/dictionaries/subjects.ts'
import type { FindingCode } from '@qalam/contract/school-import/finding.ts'
import { iinTrouble } from '@qalam/contract/profile/iin.ts'
import { cyrillicLookalike, repairLookalikes } from '@qalam/contract/profile/names.ts'
import { readDigits, readWhole } from './cells.ts'
import { classMeant } from './meant.ts'
import { keyOf, labelsIn, resolve, type Register } from './register.ts'
import type { RowReader } from './row.ts'
import { nearest, proposing } from './nearest.ts'
import { oneLine } from './text.ts'
import type { World } from './world.ts'

export const labelOf = (parallel: number, letter: string): string => `${parallel}${letter}`

/** An IIN that must be sound by itself; null when the optional cell is empty. */
export function readIin(row: RowReader, column: string, need: { required?: boolean } = {}) {
  const digits = readDigits(row, column, 12, need)
  const trouble = digits ? iinTrouble(digits) : null
  return trouble ? row.fault(column, `finding.iin-${trouble}`) : digits
}

/** The IIN of somebody on another sheet. */
export function readPersonReference(
  row: RowReader,
  column: string,
  register: Register,
  unknown: FindingCode,
  need: { required?: boolean } = {},
) {
  const digits = readDigits(row, column, 12, need)
  if (!digits) return digits
  const found = resolve(register, digits)
  if (found && 'row' in found) return digits
  if (found) return row.dependsOn(found.cause)
  const trouble = iinTrouble(digits)
  return row.fault(column, trouble ? `finding.iin-${trouble}` : unknown)
}

/** The parallel and the letter of a label such as `7Ә`; a Latin letter that only looks Cyrillic is repaired. */
export function partsOfLabel(text: string): { parallel: string; letter: string; repaired: boolean } | null {
  const [, parallel, written] = /^0?(\d{1,2})(\p{L})$/u.exec(text.replace(/ /g, '').toUpperCase()) ?? []
  if (!parallel || !written) return null
  const letter = cyrillicLookalike(written)
  return { parallel: String(Number(parallel)), letter, repaired: letter !== written }
}

/** The label of a class of «Классы», or nothing when the row cannot stand. */
export function readClass(row: RowReader, world: World) {
  const text = oneLine(row.text('group'))
  if (text === '') return row.fault('group', 'finding.empty')
  const parts = partsOfLabel(text)
  const known = () => labelsIn(world.registers.classes)
  if (!parts) return row.fault('group', 'finding.class-label', proposing(classMeant(text, known())))
  const found = resolve(world.registers.classes, parts.parallel, parts.letter)
  if (parts.repaired) row.warn('group', 'finding.lookalike', { repaired: parts.parallel + parts.letter })
  if (found && 'cause' in found) row.dependsOn(found.cause)
  if (found) return parts.parallel + parts.letter
  return row.fault('group', 'finding.unknown-class', proposing(classMeant(text, known())))
}

/** The id of a subject of the dictionary, named in any language. */
export function readSubject(row: RowReader) {
  const text = oneLine(row.text('subject'))
  if (text === '') return row.fault('subject', 'finding.empty')
  const repaired = repairLookalikes(text)
  const subject = subjectByName(text) ?? subjectByName(repaired)
  if (!subject) {
    const known = subjects.map(({ name }) => name[row.language])
    return row.fault('subject', 'finding.unknown-subject', proposing(nearest(text, known)))
  }
  if (!subjectByName(text)) row.warn('subject', 'finding.lookalike', { repaired })
  return subject.id
}

/** 1, 2, or null for the whole class. */
export function readHalf(row: RowReader, need: { required?: boolean } = {}): 1 | 2 | null | undefined {
  const half = readWhole(row, 'half', 1, 2, need)
  return half === 1 || half === 2 ? half : half === null ? null : undefined
}

/** What a lesson says of the row of «Нагрузка» that it belongs to. */
export type LoadKey = {
  classLabel: string | undefined
  subjectId: number | undefined
  subgroup: 1 | 2 | null | undefined
}

/** The row of «Нагрузка» that a lesson belongs to; nothing when there is none or it cannot stand. */
export function findLoad(row: RowReader, world: World, { classLabel, subjectId, subgroup }: LoadKey) {
  if (classLabel === undefined || subjectId === undefined || subgroup === undefined || row.dependsAlready())
    return undefined
  const found = resolve(world.registers.load, classLabel, subjectId, subgroup)
  if (!found) return row.fault('subject', 'finding.not-in-load')
  return 'cause' in found ? row.dependsOn(found.cause) : world.load.get(keyOf(classLabel, subjectId, subgroup))
}
