import type { PlanLesson } from '@qalam/contract/school-import/plan.ts'
import { readText, readWhole, readWord } from '../table/cells.ts'
import { findLoad, readClass, readHalf, readSubject, type LoadKey } from '../table/references.ts'
import { keyPart, type RowReader } from '../table/row.ts'
import { lessonKindWords } from '../table/words.ts'
import { admit, draftsOf, refuseTwins, whole, type World } from '../table/world.ts'
import { checkQuarters, refuseGaps } from '../rules/quarters.ts'

const objective = /^(1[0-2]|[1-9])(\.\d{1,2}){2,3}$/

/** Codes such as `7.1.2.3`: without spaces round the dots, each once; what is no code is kept as it is written, and told. */
function readObjectives(row: RowReader): string[] | undefined {
  const text = readText(row, 'objectives', 2000, { required: false })
  if (typeof text !== 'string') return text === null ? [] : undefined
  const codes = text
    .split(/[,;]/)
    .map((code) => code.replace(/[\u200b-\u200d\s]/g, (space) => (space === ' ' ? ' ' : '')).trim())
    .map((code) => code.replace(/ ?\. ?/g, '.').replace(/\.$/, ''))
    .filter((code) => code !== '')
  const odd = codes.find((code) => !objective.test(code))
  if (odd !== undefined) row.warn('objectives', 'finding.objective-odd', { code: odd })
  if (codes.length > 50) return row.fault('objectives', 'finding.too-long', { max: 2000 })
  return [...new Set(codes)]
}

/** A maximum belongs to СОР and СОЧ, and only to them. */
function readMaxScore(row: RowReader, kind: PlanLesson['kind'] | undefined) {
  const score = readWhole(row, 'maxScore', 1, 100, { required: false })
  if (kind === undefined || score === undefined) return score
  if (kind === 'lesson') return score === null ? null : row.fault('maxScore', 'finding.max-score-extra')
  return score ?? row.fault('maxScore', 'finding.max-score-needed')
}

export function readKtp(world: World): PlanLesson[] {
  const drafts = draftsOf<PlanLesson>(world, 'ktp', (row) => {
    const key: LoadKey = {
      classLabel: readClass(row, world),
      subjectId: readSubject(row),
      subgroup: readHalf(row, { required: false }),
    }
    const load = findLoad(row, world, key)
    const quarter = readWhole(row, 'quarter', 1, 4) ?? undefined
    const number = readWhole(row, 'number', 1, 500) ?? undefined
    const section = readText(row, 'section', 500) ?? undefined
    const theme = readText(row, 'theme', 1000, { lines: true }) ?? undefined
    const kind = readWord(row, 'kind', lessonKindWords) ?? undefined
    const maxScore = readMaxScore(row, kind)
    const objectives = readObjectives(row)
    const hours = readWhole(row, 'hours', 1, 40) ?? undefined
    if (kind === 'soch' && load && (load.hours === 1 || load.scoreType.endsWith('_halfyear')))
      row.fault('kind', 'finding.soch-one-hour')
    return {
      item: whole({ row: row.number, ...key, quarter, number, section, theme, kind, maxScore, objectives, hours }),
      key: [
        keyPart(row, 'group', key.classLabel),
        keyPart(row, 'subject', key.subjectId),
        keyPart(row, 'half', key.subgroup),
        keyPart(row, 'quarter', quarter),
        keyPart(row, 'number', number),
      ],
    }
  })
  refuseTwins(drafts, 'number')
  refuseGaps(drafts)
  const lessons = admit(drafts, null)
  checkQuarters(world, drafts, lessons)
  return lessons
}
