import { cyrillicLookalike } from '@qalam/contract/profile/names.ts'
import type { PlanClass } from '@qalam/contract/school-import/plan.ts'
import { readDigits, readText, readWhole, readWord } from '../table/cells.ts'
import { labelOf } from '../table/references.ts'
import { resolve } from '../table/register.ts'
import { keyPart, type RowReader } from '../table/row.ts'
import { looksLike, plain } from '../table/text.ts'
import { eduLangWords, facultyWords } from '../table/words.ts'
import { admit, draftsOf, refuseTwins, whole, type World } from '../table/world.ts'

function readLetter(row: RowReader) {
  const text = readText(row, 'letter', 40) ?? undefined
  if (text === undefined) return undefined
  const written = text.toUpperCase()
  if (!/^\p{L}$/u.test(written)) return row.fault('letter', 'finding.class-letter')
  const letter = cyrillicLookalike(written)
  if (letter !== written) row.warn('letter', 'finding.lookalike', { repaired: letter })
  return letter
}

/** `emn` or `ogn` in parallels 10 and 11, nothing in the others. */
function readFaculty(row: RowReader, parallel: number | undefined) {
  const faculty = readWord(row, 'faculty', facultyWords, { required: false })
  if (parallel === undefined || faculty === undefined) return faculty
  const isHigh = parallel === 10 || parallel === 11
  if (isHigh && faculty === null) return row.fault('faculty', 'finding.faculty-needed')
  if (isHigh || faculty === null) return faculty
  row.warn('faculty', 'finding.faculty-extra')
  return null
}

/** The class teacher may be named later: who is not known here is told, and the class stands without one. */
function readLead(row: RowReader, world: World): string | null {
  const digits = readDigits(row, 'classTeacher', 12, { required: false })
  if (!digits) return null
  const found = resolve(world.registers.staff, digits)
  if (found && 'row' in found) return digits
  // A whole sheet that is missing is told once, at the sheet.
  if (found?.cause.row !== null) row.warn('classTeacher', found ? 'finding.lead-refused' : 'finding.lead-unknown')
  return null
}

function readScheme(row: RowReader, world: World) {
  const scheme = readText(row, 'scheme', 100) ?? undefined
  if (scheme === undefined) return undefined
  const found = resolve(world.registers.schemes, plain(scheme))
  if (found) return 'cause' in found ? row.dependsOn(found.cause) : plain(scheme)
  const alike = [...world.registers.schemes.good.keys()].find((known) => looksLike(known, scheme))
  if (alike === undefined) return row.fault('scheme', 'finding.unknown-scheme')
  row.warn('scheme', 'finding.lookalike', { repaired: alike })
  return alike
}

/** `schemes` gives the spelling of «Звонки» by the plain name. */
export function readClasses(world: World, schemes: ReadonlyMap<string, string>): PlanClass[] {
  const drafts = draftsOf<PlanClass>(world, 'classes', (row) => {
    const parallel = readWhole(row, 'parallel', 0, 12) ?? undefined
    const letter = readLetter(row)
    const eduLang = readWord(row, 'eduLang', eduLangWords) ?? undefined
    const faculty = readFaculty(row, parallel)
    const classTeacherIin = readLead(row, world)
    const scheme = readScheme(row, world)
    const label = parallel === undefined || letter === undefined ? undefined : labelOf(parallel, letter)
    return {
      item: whole({
        row: row.number,
        label,
        parallel,
        letter,
        eduLang,
        faculty,
        classTeacherIin,
        scheme: scheme && (schemes.get(scheme) ?? scheme),
      }),
      key: [keyPart(row, 'parallel', parallel), keyPart(row, 'letter', letter)],
    }
  })
  refuseTwins(drafts, 'letter')
  const classes = admit(drafts, world.registers.classes)
  for (const one of classes) world.classes.set(one.label, one)
  return classes
}
