import { subjectById } from '@qalam/contract/dictionaries/subjects.ts'
import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { PlanLoad } from '@qalam/contract/school-import/plan.ts'
import { readWhole, readWord } from '../table/cells.ts'
import { readClass, readHalf, readPersonReference, readSubject, type LoadKey } from '../table/references.ts'
import { keyOf, resolve } from '../table/register.ts'
import { keyPart, type RowReader } from '../table/row.ts'
import { assessmentWords, type Assessment } from '../table/words.ts'
import { admit, draftsOf, refuseTwins, whole, type World } from '../table/world.ts'

/** A half is named where the class is halved for the subject, and nowhere else; undefined where it is wrong. */
function checkedHalf(row: RowReader, world: World, { classLabel, subjectId, subgroup }: LoadKey): LoadKey['subgroup'] {
  const { splits } = world.registers
  if (classLabel === undefined || subjectId === undefined || !subgroup || row.dependsAlready()) {
    const isHalved = subgroup === null && splits.good.has(keyOf(classLabel ?? null, subjectId ?? null))
    return isHalved ? row.fault('half', 'finding.half-needed') : subgroup
  }
  const found = resolve(splits, classLabel, subjectId)
  if (!found) return row.fault('half', 'finding.not-halved')
  if ('cause' in found) row.dependsOn(found.cause)
  else if (!world.halves.has(keyOf(classLabel, subjectId, subgroup))) row.warn('half', 'finding.empty-half')
  return subgroup
}

/** Half-year types are for one hour a week, marks begin with grade 2, other mismatches are only told (order №125). */
function checkAssessment(row: RowReader, assessment: Assessment, hours: number, key: LoadKey): void {
  const isEarly = key.classLabel !== undefined && /^[01]\P{Nd}/u.test(key.classLabel)
  if (isEarly) {
    if (assessment !== 'no_assessment') row.fault('assessment', 'finding.early-grade-assessed')
    return
  }
  if (assessment.endsWith('_halfyear') && hours > 1) row.fault('assessment', 'finding.halfyear-hours')
  if (assessment.endsWith('_quarter') && hours === 1) row.warn('assessment', 'finding.one-hour-quarter')
  const usual = key.subjectId === undefined ? undefined : subjectById(key.subjectId)?.assessed
  if (usual && !usual.some((kind) => assessment.startsWith(kind))) row.warn('assessment', 'finding.unusual-assessment')
}

/** A subject that is not assessed still has a period: the half-year for one hour a week, else the quarter. */
const scoreTypeOf = (assessment: Assessment, hours: number): ScoreType =>
  assessment !== 'no_assessment' ? assessment : hours === 1 ? 'no_assessment_halfyear' : 'no_assessment_quarter'

/** A half with pupils for whom nobody is named to teach them. */
function warnOfIdleHalves(world: World): void {
  const table = world.tables.get('subgroups')
  const { load } = world.registers
  if (!table || load.closed) return
  for (const { row, classLabel, subjectId, subgroup, pupils } of world.halves.values()) {
    if (resolve(load, classLabel, subjectId, subgroup)) continue
    const subject = subjectById(subjectId)?.name.ru ?? ''
    const at = { sheet: table.sheet, row, column: table.places.get('half')?.header ?? null, value: subgroup }
    const about = { className: classLabel, subject, half: subgroup, count: pupils.size }
    world.report.warning(at, 'finding.half-without-teacher', about)
  }
}

export function readLoad(world: World): PlanLoad[] {
  const drafts = draftsOf<PlanLoad>(world, 'load', (row) => {
    const read: LoadKey = {
      classLabel: readClass(row, world),
      subjectId: readSubject(row),
      subgroup: readHalf(row, { required: false }),
    }
    const key = { ...read, subgroup: checkedHalf(row, world, read) }
    const { staff } = world.registers
    const teacherIin = readPersonReference(row, 'teacher', staff, 'finding.unknown-employee') ?? undefined
    const hours = readWhole(row, 'hours', 1, 40) ?? undefined
    const assessment = readWord(row, 'assessment', assessmentWords) ?? undefined
    if (assessment && hours) checkAssessment(row, assessment, hours, key)
    const scoreType = assessment && hours ? scoreTypeOf(assessment, hours) : undefined
    return {
      item: whole({ row: row.number, ...key, teacherIin, hours, scoreType }),
      key: [
        keyPart(row, 'group', key.classLabel),
        keyPart(row, 'subject', key.subjectId),
        keyPart(row, 'half', key.subgroup),
      ],
    }
  })
  refuseTwins(drafts, 'subject')
  const load = admit(drafts, world.registers.load)
  for (const one of load) world.load.set(keyOf(one.classLabel, one.subjectId, one.subgroup), one)
  warnOfIdleHalves(world)
  return load
}
