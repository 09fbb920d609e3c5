import type { ScoreVerdict } from '@qalam/contract/journal/brought.ts'
import { usedBefore, writtenCells } from '../views/cells.ts'
import { isTurned, type Settled } from './settle.ts'
import { type Brought, type KnownCells, type Weighed, weighAll } from './weigh.ts'
import { said } from './wording.ts'
import { hold, type Marking, write } from './write.ts'

export async function bringScores(context: Marking, brought: Brought): Promise<ScoreVerdict[]> {
  const known = await look(context, brought)
  const weighed = weighAll(context, brought, known)
  const open = weighed.flatMap(({ verdict, operation }) => (verdict === 'stored' ? [operation] : []))
  const settled = open.length > 0 ? (await write(context, known, open)).values() : [].values()
  return weighed.map((one) =>
    sayOf(context, brought, one.verdict === 'stored' ? after(one, settled.next().value) : one),
  )
}

export async function previewScores(context: Marking, brought: Brought): Promise<ScoreVerdict[]> {
  const known = await look(context, brought)
  return weighAll(context, brought, known).map((one) => sayOf(context, brought, one))
}

async function look(context: Marking, { lessonUuid, scores }: Brought): Promise<KnownCells> {
  const students = scores.map(({ studentId }) => studentId)
  const held = await hold(context, { lessons: [lessonUuid], students })
  const { schoolId } = held.writer
  const cells = students.map((student) => ({ lesson: lessonUuid, student }))
  const ids = scores.map(({ operation }) => operation)
  return {
    ...held,
    cells: await writtenCells(context.db, schoolId, cells),
    used: await usedBefore(context.db, schoolId, ids),
  }
}

/** What became of a score that was to be stored; a cell that somebody wrote at the same moment is a filled one. */
function after(one: Weighed, settled: Settled | undefined): Weighed {
  if (!settled) return one
  const { fate, operation } = settled
  const { current } = fate
  if (!isTurned(fate)) return { ...one, current, verdict: fate.outcome === 'stored' ? 'stored' : 'same' }
  if (fate.outcome === 'refused') return { ...one, current, verdict: 'refused', code: fate.code }
  return { ...one, current, verdict: current.score === operation.score ? 'same' : 'filled' }
}

function sayOf({ language }: Marking, { outOf = 0 }: Brought, weighed: Weighed): ScoreVerdict {
  const { operation, verdict, code, max, current } = weighed
  return {
    studentId: operation.userId,
    operation: operation.operationId,
    verdict,
    code,
    message: code && said(language, code, { max, outOf }),
    current,
  }
}

export type { Brought }
