import { planChanged } from '@qalam/contract/calendar-plans/events.ts'
import { numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type HeldPlan, holdPlan, insertPlan, planThemes } from '#modules/ktp/plans/public.ts'
import { bindThemes, openLessons } from '#modules/schedule/public.ts'
import { found } from '#platform/access.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { storeEvent } from '#platform/events/outbox.ts'
import { defineJob, type JobContext } from '#platform/jobs/kind.ts'
import { keepEvent } from './repository.ts'
import { rowOf } from './sheet/perform.ts'
import { themesOf } from './sheet/views.ts'

const Target = z.object({
  groupId: z.int(),
  subgroupId: z.int().nullable(),
  planUuid: z.uuid().nullable(),
  teacherId: z.int(),
  group: z.string(),
})
const Input = z.object({ planUuid: z.uuid(), targets: z.array(Target).max(60) })
type Asked = z.output<typeof Input>
type Db = JobContext<Asked>['db']

/** A plan goes to other groups, one after another, each whole or not at all; their open lessons get its themes. */
export const copied = defineJob({
  name: 'calendar-plans.copy',
  title: 'calendar-plans.copy-job',
  input: Input,
  repeatable: false,
  run: async (context) => {
    const { db, input, progress, schoolId, signal } = context
    const source = found(await inTransaction(db, (held) => holdPlan(held, schoolId, input.planUuid)))
    for (const [at, target] of input.targets.entries()) {
      signal.throwIfAborted()
      await progress(at, input.targets.length)
      await inTransaction(db, (held) => copyTo(held, context, source, target))
    }
    await progress(input.targets.length, input.targets.length)
    return { link: `/v3/backoffice/ktp/${input.targets[0]?.groupId ?? source.groupId}` }
  },
})

async function copyTo(
  db: Db,
  { schoolId, actor, now }: JobContext<Asked>,
  source: HeldPlan,
  target: Asked['targets'][number],
) {
  const planUuid = target.planUuid ?? randomUUID()
  if (target.planUuid === null)
    await insertPlan(db, {
      school_id: schoolId,
      uuid: planUuid,
      academic_year: source.academicYear,
      group_id: target.groupId,
      subject_id: source.subjectId,
      subgroup_id: target.subgroupId,
      teacher_id: target.teacherId,
      score_type: source.scoreType,
      hours_per_week: source.hoursPerWeek,
    })
  const { academicYear } = found(await holdPlan(db, schoolId, planUuid))
  // Somebody wrote themes meanwhile: theirs stay.
  if ((await themesOf(db, schoolId, planUuid)).length > 0) return
  const themes = (await themesOf(db, schoolId, source.uuid)).map((theme) => {
    const quarterId = academicYear * 10 + numberOfQuarter(theme.quarterId)
    return rowOf({ ...theme, uuid: randomUUID(), quarterId, fixed: null, entityId: null, note: '' })
  })
  await planThemes.write(db, schoolId, planUuid, themes)
  const quarters = [...Map.groupBy(themes, ({ quarterId }) => quarterId)]
  await planThemes.lay(
    db,
    schoolId,
    planUuid,
    quarters.map(([quarterId, rows]) => ({ quarterId, uuids: rows.map(({ uuid }) => uuid) })),
  )
  await bindOpen(db, schoolId, planUuid, new Map(quarters))
  const event = { schoolId, uuid: randomUUID(), planUuid, kind: 'copied', touched: themes.length }
  await keepEvent(db, { ...event, by: actor.userId, at: now })
  await storeEvent(db, planChanged, schoolId, { planUuid, groupId: target.groupId }, now)
}

/** Themes of each quarter go to its open lessons, in order. */
async function bindOpen(db: Db, schoolId: number, planUuid: string, themes: ReadonlyMap<number, { uuid: string }[]>) {
  const lessons = Map.groupBy(await openLessons(db, schoolId, [planUuid]), ({ quarterId }) => quarterId)
  const pairs = [...lessons].flatMap(([quarterId, open]) =>
    open.flatMap(({ uuid }, at) => {
      const theme = themes.get(quarterId)?.[at]
      return theme ? [{ uuid, planLessonUuid: theme.uuid }] : []
    }),
  )
  await bindThemes(db, schoolId, pairs)
}
