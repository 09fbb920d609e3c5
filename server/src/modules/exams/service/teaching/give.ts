import { sittingChanged } from '@qalam/contract/exams/events.ts'
import type { LessonSitting, WorkToGive } from '@qalam/contract/exams/grading-shapes.ts'
import { otherKind, otherMaximum, sittingBegun, windowOver } from '@qalam/contract/exams/problems.ts'
import { millisOf } from '@qalam/contract/exams/rules.ts'
import { ExamKind, type SittingDraft } from '@qalam/contract/exams/shapes.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { publishedFor, publishedVersion } from '#modules/content/public.ts'
import { lessonToSee, lessonToTeach } from '#modules/lesson/public.ts'
import { found } from '#platform/access.ts'
import { isStaff, isStudent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { countedAnswers } from '../../repository/answers.ts'
import { livingAttempt, momentIn } from '../../repository/attempts.ts'
import { scoresOf } from '../../repository/scores.ts'
import { insertSitting, releaseOf, removeSitting, sittingFor, toldFrom } from '../../repository/sittings.ts'
import { outcomeOf, pointsByTask } from '../../scoring.ts'
import { type SittingLine, sittingsOf, themeOf } from '../../views/lesson.ts'
import { windowOf } from '../../views/window.ts'
import { type ExamWork, workOf } from '../../work.ts'
import { sittingToChange } from '../entry.ts'

/** Works that were given to a lesson, and what else may be given. */
export async function ofLesson(context: Context, scheduleUuid: string) {
  const { db, actor } = context
  const { schoolId, teaches, pupilId, groupId } = await lessonToSee(context, scheduleUuid)
  const lines = await sittingsOf(db, schoolId, scheduleUuid)
  const sittings: LessonSitting[] = []
  for (const line of lines) sittings.push(await present(context, { schoolId, groupId, pupilId, scheduleUuid }, line))
  const works = teaches ? await worksFor(context, { schoolId, userId: actor.userId, scheduleUuid }) : []
  return { sittings, works, can: { give: teaches } }
}

type Giving = { schoolId: number; userId: number; scheduleUuid: string }

/** Works that may be given, the one of the lesson's theme first. */
async function worksFor({ db }: Context, { schoolId, userId, scheduleUuid }: Giving): Promise<WorkToGive[]> {
  const published = await publishedFor(db, schoolId, userId)
  const { entityId } = await themeOf(db, schoolId, scheduleUuid)
  const works = published.flatMap(({ uuid, contentUuid, number, title, kind, maxScore, minutes }) => {
    const exam = ExamKind.safeParse(kind)
    const ofTheme = contentUuid === entityId
    return exam.success ? [{ versionUuid: uuid, number, title, kind: exam.data, maxScore, minutes, ofTheme }] : []
  })
  return works.toSorted((a, b) => Number(b.ofTheme) - Number(a.ofTheme))
}

type Place = { schoolId: number; groupId: number; pupilId: number | null; scheduleUuid: string }

async function present(context: Context, place: Place, line: SittingLine): Promise<LessonSitting> {
  const { schoolId, pupilId, scheduleUuid } = place
  const work = await workOf(context.db, schoolId, line.versionUuid, context.now)
  const own = pupilId === null ? null : await ownState(context, place, line, work)
  return {
    uuid: line.uuid,
    lessonUuid: scheduleUuid,
    versionUuid: line.versionUuid,
    title: work.title,
    kind: line.kind,
    opensAt: (own?.opensAt ?? line.opensAt).toISOString(),
    closesAt: (own?.closesAt ?? line.closesAt).toISOString(),
    minutes: line.minutes,
    lateMinutes: line.lateMinutes,
    maxScore: work.maxScore,
    questions: work.questions,
    state: own?.state ?? null,
    total: own?.total ?? null,
    studentId: pupilId,
    // How the class does is not the families' to know.
    started: pupilId === null ? line.started : 0,
    sealed: pupilId === null ? line.sealed : 0,
    of: pupilId === null ? line.of : 0,
    can: { open: isStudent(context.actor) || isStaff(context.actor) },
  }
}

async function ownState(
  { db, now }: Context,
  { schoolId, pupilId, groupId, scheduleUuid }: Place,
  line: SittingLine,
  work: ExamWork,
) {
  const studentId = found(pupilId)
  const sitting = { ...line, schoolId, groupId, lessonUuid: scheduleUuid }
  const { opensAt, closesAt } = await windowOf(db, sitting, studentId)
  const moment = await momentIn(db, now)
  const attempt = await livingAttempt(db, { schoolId, uuid: line.uuid, studentId })
  const window = { opensAt, closesAt }
  if (!attempt) {
    const state = moment < opensAt ? 'early' : moment < closesAt ? 'ready' : 'missed'
    return { ...window, state, total: null } as const
  }
  if (attempt.sealedAt === null && moment < attempt.deadline)
    return { ...window, state: 'active', total: null } as const
  const releasesAt = await toldFrom(db, schoolId, await releaseOf(db, schoolId, line.versionUuid))
  const isReleased = moment > releasesAt && attempt.keyVersion !== null
  if (!isReleased) return { ...window, state: 'completed', total: null } as const
  const points = pointsByTask(await scoresOf(db, schoolId, [attempt.uuid]), attempt.uuid)
  const { total, toGrade } = outcomeOf(work, points, await countedAnswers(db, schoolId, [attempt.uuid]))
  return { ...window, state: 'completed', total: toGrade === 0 ? total : null } as const
}

/** Gives a published work to a lesson; a repeat is the same sitting. */
export async function give(context: Context, scheduleUuid: string, draft: SittingDraft) {
  const { db, actor, now } = context
  const { schoolId, groupId } = await lessonToTeach(context, scheduleUuid)
  const version = found(await publishedVersion(db, schoolId, draft.versionUuid))
  const mayUse = (await publishedFor(db, schoolId, actor.userId)).some(
    ({ contentUuid }) => contentUuid === version.contentUuid,
  )
  found(mayUse || null)
  const work = await workOf(db, schoolId, draft.versionUuid, now)
  if (millisOf(draft.closesAt) <= (await momentIn(db, now)).getTime()) throw windowOver()

  const theme = await themeOf(db, schoolId, scheduleUuid)
  const isSummative = (kind: string | null) => kind === 'sor' || kind === 'soch'
  if ((isSummative(work.kind) || isSummative(theme.entityKind)) && theme.entityKind !== work.kind) throw otherKind()
  if (isSummative(work.kind) && theme.maxScore !== null && theme.maxScore !== work.maxScore)
    throw otherMaximum({ work: work.maxScore, theme: theme.maxScore })

  const key = { schoolId, uuid: draft.uuid, lessonUuid: scheduleUuid, kind: work.kind, by: actor.userId, now }
  if (!(await insertSitting(db, key, draft))) {
    const known = await sittingFor(db, actor, draft.uuid)
    if (known?.lessonUuid !== scheduleUuid || known.versionUuid !== draft.versionUuid)
      throw fieldProblem('uuid', 'already-exists')
    return { uuid: draft.uuid }
  }
  context.announce(sittingChanged, schoolId, { sitting: draft.uuid, groupId })
  return { uuid: draft.uuid }
}

/** Takes a work back that nobody has begun. */
export async function takeBack(context: Context, uuid: string): Promise<{}> {
  const sitting = await sittingToChange(context, uuid)
  if (!(await removeSitting(context.db, sitting))) throw sittingBegun()
  context.announce(sittingChanged, sitting.schoolId, { sitting: uuid, groupId: sitting.groupId })
  return {}
}
