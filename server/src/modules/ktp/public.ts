import { randomUUID } from 'node:crypto'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import type { Db } from '#platform/db/db.ts'
import { appendLesson } from './repository.ts'

export { closeQuarters } from './repository.ts'
export { lessonTypes } from './lesson-types.ts'
export { planKey, removePlans, storePlans, storeThemes } from './repository-bulk.ts'
export { rewriteThemes, setWeeklyHours, takeBackPlans } from './repository-back.ts'

type PlannedTheme = {
  schoolId: number
  planUuid: string
  quarterId: number
  section: string
  theme: string
  entityKind: EntityKind
  /** For sor and soch, and for them only. */
  maxScore: number | null
  /** The saved work that the theme is; null for one that is typed. */
  entityId: string | null
}

/** Adds a theme at the end of a quarter of a plan and answers its id: an exam or lecture put into the schedule. */
export async function addPlanLesson(
  db: Db,
  { schoolId, planUuid, quarterId, entityKind, maxScore, entityId, ...words }: PlannedTheme,
) {
  const uuid = randomUUID()
  await appendLesson(db, {
    uuid,
    school_id: schoolId,
    plan_uuid: planUuid,
    quarter_id: quarterId,
    entity_kind: entityKind,
    max_score: maxScore,
    entity_id: entityId,
    ...words,
  })
  return uuid
}
