import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { StandsNow } from '@qalam/contract/period-marks/shapes.ts'
import { broughtPlansOf, signedMarksOf, type SignedMark } from '#modules/period-marks/public.ts'
import { found } from '#platform/access.ts'
import type { Db } from '#platform/db/db.ts'
import { givenTo, type JournalPeriodMark, type PlanGiven, type StudentGiven, type Whose } from '../views/marks.ts'

/** Marks of a subject for a year, whichever class gave them; `from` is the other school that did. */
export type CardMark = JournalPeriodMark & { scoreType: ScoreType; from: Named | null }
export type CardSubject = { subjectId: number; subject: Named; scoreType: ScoreType; marks: CardMark[] }

/** What a student was given in a year. The name and the classes are those that were signed, where something was. */
export type CardYear = {
  year: number
  fullName: string
  /** In the order of the stays; `from` is another school. */
  groups: { label: string; from: Named | null }[]
  school: Named
  subjects: CardSubject[]
  now: StandsNow | null
}
export type JournalCard = { userId: number; fullName: string; years: CardYear[] }

type CardPlan = PlanGiven & { from: Named | null }

/**
 * The report cards of some students, the latest year first: one row for a subject, over the classes and schools that the
 * student was in. What is closed is shown as it was signed, what another school gave as it certified it.
 */
export async function cardsOf(db: Db, whose: Whose): Promise<JournalCard[]> {
  const { schoolId, students, year } = whose
  const given = await givenTo(db, whose)
  const planUuids = [...new Set(given.flatMap(({ plans }) => plans.map(({ planUuid }) => planUuid)))]
  const until = given[0]?.toldUntil ?? null
  const signed = Map.groupBy(
    await signedMarksOf(db, { schoolId, planUuids, students, until }),
    ({ studentId }) => studentId,
  )
  const brought = Map.groupBy(await broughtPlansOf(db, { schoolId, students, year }), ({ studentId }) => studentId)
  return given.map((student) => {
    const before = (brought.get(student.userId) ?? []).map((plan): CardPlan => ({
      ...plan,
      groupId: 0,
      from: plan.school,
      // What a school tells families later is not told earlier by the next one.
      marks: plan.marks.filter(({ at }) => until === null || at <= until.toISOString()),
    }))
    const here = student.plans.map((plan) => ({ ...plan, from: null }))
    const plans = [...before.filter(({ marks }) => marks.length > 0), ...here]
    return cardOf(student, plans, signed.get(student.userId) ?? [])
  })
}

function cardOf(student: StudentGiven, plans: readonly CardPlan[], signed: readonly SignedMark[]): JournalCard {
  const { userId, fullName } = student
  const byYear = [...Map.groupBy(plans, ({ year }) => year)].toSorted(([a], [b]) => b - a)
  return { userId, fullName, years: byYear.map(([year, own]) => yearOf(student, year, own, signed)) }
}

function yearOf(
  { fullName, school }: StudentGiven,
  year: number,
  plans: readonly CardPlan[],
  signed: readonly SignedMark[],
): CardYear {
  const own = plans.map((plan) => ({ plan, signed: signed.filter(({ planUuid }) => planUuid === plan.planUuid) }))
  const latest = own
    .flatMap((one) => one.signed)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .at(-1)
  const groups = [...Map.groupBy(own, ({ plan }) => `${plan.groupId} ${plan.from ? plan.group : ''}`).values()].map(
    (of) => {
      const { group, from } = found(of[0]).plan
      const label = of.flatMap((one) => one.signed).at(-1)?.groupLabel ?? group
      return { label, from, renamed: label === group ? null : group }
    },
  )
  const renamed = groups.flatMap((one) => one.renamed ?? [])
  const now = {
    fullName: latest && latest.fullName !== fullName ? fullName : null,
    group: renamed.length > 0 ? renamed.join(', ') : null,
    ...{ subgroup: null, left: null },
  }
  return {
    ...{ year, fullName: latest?.fullName ?? fullName, school },
    groups: groups.map(({ label, from }) => ({ label, from })),
    subjects: [...Map.groupBy(own, ({ plan }) => plan.subjectId).values()].map(subjectOf),
    now: now.fullName === null && now.group === null ? null : now,
  }
}

/** Of several classes the latest one that gave a mark for a period speaks for it. */
function subjectOf(plans: readonly { plan: CardPlan; signed: readonly SignedMark[] }[]): CardSubject {
  const marks = new Map<string, CardMark>()
  for (const { plan, signed } of plans) {
    const { scoreType, from } = plan
    for (const { period, score, unmarked } of plan.marks)
      marks.set(period, { period, score, unmarked, scoreType, from })
    for (const { period, score, unmarked } of signed)
      if (score !== null || unmarked !== null) marks.set(period, { period, score, unmarked, scoreType, from })
  }
  const { subjectId, subject, scoreType } = found(plans.at(-1)).plan
  return { subjectId, subject, scoreType, marks: [...marks.values()] }
}
