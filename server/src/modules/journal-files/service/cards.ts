import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { StandsNow } from '@qalam/contract/period-marks/shapes.ts'
import { signedMarksOf, type SignedMark } from '#modules/period-marks/public.ts'
import { found } from '#platform/access.ts'
import type { Db } from '#platform/db/db.ts'
import { givenTo, type JournalPeriodMark, type PlanGiven, type StudentGiven, type Whose } from '../views/marks.ts'

/** Marks of a subject for a year, whichever class gave them. */
export type CardMark = JournalPeriodMark & { scoreType: ScoreType }
export type CardSubject = { subjectId: number; subject: Named; scoreType: ScoreType; marks: CardMark[] }

/** What a student was given in a year. The name and the classes are those that were signed, where something was. */
export type CardYear = {
  year: number
  fullName: string
  /** In the order of the stays. */
  groups: string[]
  school: Named
  subjects: CardSubject[]
  now: StandsNow | null
}
export type JournalCard = { userId: number; fullName: string; years: CardYear[] }

/**
 * The report cards of some students, the latest year first: one row for a subject, over the classes that the student was
 * in. What is closed is shown as it was signed.
 */
export async function cardsOf(db: Db, whose: Whose): Promise<JournalCard[]> {
  const { schoolId, students } = whose
  const given = await givenTo(db, whose)
  const planUuids = [...new Set(given.flatMap(({ plans }) => plans.map(({ planUuid }) => planUuid)))]
  const until = given[0]?.toldUntil ?? null
  const signed = Map.groupBy(
    await signedMarksOf(db, { schoolId, planUuids, students, until }),
    ({ studentId }) => studentId,
  )
  return given.map((student) => cardOf(student, signed.get(student.userId) ?? []))
}

function cardOf(student: StudentGiven, signed: readonly SignedMark[]): JournalCard {
  const { userId, fullName, plans } = student
  const byYear = [...Map.groupBy(plans, ({ year }) => year)].toSorted(([a], [b]) => b - a)
  return { userId, fullName, years: byYear.map(([year, own]) => yearOf(student, year, own, signed)) }
}

function yearOf(
  { fullName, school }: StudentGiven,
  year: number,
  plans: readonly PlanGiven[],
  signed: readonly SignedMark[],
): CardYear {
  const own = plans.map((plan) => ({ plan, signed: signed.filter(({ planUuid }) => planUuid === plan.planUuid) }))
  const latest = own
    .flatMap((one) => one.signed)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .at(-1)
  const groups = own.map((one) => ({
    id: one.plan.groupId,
    label: one.plan.group,
    signed: one.signed.at(-1)?.groupLabel,
  }))
  const labels = new Map(groups.map(({ id, label }) => [id, label]))
  for (const group of groups) if (group.signed !== undefined) labels.set(group.id, group.signed)
  const renamed = groups.filter(({ id, label }) => labels.get(id) !== label).map(({ label }) => label)
  const now = {
    fullName: latest && latest.fullName !== fullName ? fullName : null,
    group: renamed.length > 0 ? [...new Set(renamed)].join(', ') : null,
    ...{ subgroup: null, left: null },
  }
  return {
    ...{ year, fullName: latest?.fullName ?? fullName, groups: [...labels.values()], school },
    subjects: [...Map.groupBy(own, ({ plan }) => plan.subjectId).values()].map(subjectOf),
    now: now.fullName === null && now.group === null ? null : now,
  }
}

/** Of several classes the latest one that gave a mark for a period speaks for it. */
function subjectOf(plans: readonly { plan: PlanGiven; signed: readonly SignedMark[] }[]): CardSubject {
  const marks = new Map<string, CardMark>()
  for (const { plan, signed } of plans) {
    const { scoreType } = plan
    for (const mark of plan.marks) marks.set(mark.period, { ...mark, scoreType })
    for (const { period, score, unmarked } of signed)
      if (score !== null || unmarked !== null) marks.set(period, { period, score, unmarked, scoreType })
  }
  const { subjectId, subject, scoreType } = found(plans.at(-1)).plan
  return { subjectId, subject, scoreType, marks: [...marks.values()] }
}
