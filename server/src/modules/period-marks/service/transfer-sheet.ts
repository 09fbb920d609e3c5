import { ScoreType } from '@qalam/contract/journal/api.ts'
import { Day } from '@qalam/contract/kernel/dates.ts'
import { Named } from '@qalam/contract/kernel/languages.ts'
import { Period } from '@qalam/contract/period-marks/shapes.ts'
import { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { z } from 'zod'
import type { BroughtSheetRow } from '../views/brought-sheets.ts'
import type { CertifiedPlan } from '../views/certified.ts'

const Plan = z.looseObject({
  schoolId: z.int(),
  school: Named,
  year: z.int(),
  planUuid: z.uuid(),
  subjectId: z.int(),
  subject: Named,
  parallel: z.int(),
  group: z.string(),
  subgroup: z.string().nullable(),
  teacher: z.string(),
  scoreType: ScoreType,
  since: Day,
  until: Day.nullable(),
  marks: z.array(
    z.looseObject({
      period: Period,
      score: z.int().nullable(),
      unmarked: z.enum(['not_assessed', 'exempt']).nullable(),
      comment: z.string(),
      by: z.string(),
      at: z.string(),
      closed: z.boolean(),
    }),
  ),
  scores: z.array(
    z.looseObject({
      lessonUuid: z.uuid(),
      quarter: z.int(),
      kind: EntityKind,
      date: Day,
      theme: z.string(),
      score: z.int(),
      max: z.int(),
    }),
  ),
})
const Sheet = z.looseObject({ plans: z.array(Plan) })

export type BroughtPlan = CertifiedPlan & { studentId: number }

/** The plans that certified sheets tell of, each as the last sheet tells it. A text that is none of ours tells nothing. */
export function plansIn(sheets: readonly Pick<BroughtSheetRow, 'studentId' | 'sheet'>[]): BroughtPlan[] {
  const plans = new Map<string, BroughtPlan>()
  for (const { studentId, sheet } of sheets)
    for (const plan of read(sheet)) plans.set(`${studentId} ${plan.planUuid}`, { ...plan, studentId })
  return [...plans.values()]
}

function read(text: string): CertifiedPlan[] {
  try {
    return Sheet.safeParse(JSON.parse(text)).data?.plans ?? []
  } catch {
    return []
  }
}
