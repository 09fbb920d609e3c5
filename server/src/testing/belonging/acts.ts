import { contingent } from '@qalam/contract/contingent/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Person } from '#platform/testing/world/people.ts'
import { moved, takenBack } from './acts-of-moves.ts'
import { amended, closed, periodMarked } from './acts-of-periods.ts'
import { corrected, goneOver } from './acts-of-halves.ts'
import { replaced, renamed } from './acts-of-people.ts'
import { cardOf } from './picture.ts'
import { type Place, type Pupil, sure, type Town } from './town.ts'

/** Beginnings of the keys of a picture that an act may change on days that are over; all else stays as it was. */
export type Named = readonly string[]

const at = fc.nat(1000)
const score = fc.integer({ min: 1, max: 10 })
const day = fc.oneof(fc.constant(0), fc.integer({ min: -20, max: 10 }))

/** An act draws numbers; what they mean is decided by what stands when it is done. */
export const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('marks' as const), at, pupil: at, score: fc.option(score) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('moves' as const), pupil: at, day }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('goes over' as const),
      pupil: at,
      day: fc.integer({ min: -20, max: 10 }),
    }),
  },
  fc.record({
    what: fc.constant('time corrected' as const),
    time: at,
    day: fc.option(fc.integer({ min: -20, max: 10 })),
  }),
  fc.record({ what: fc.constant('move taken back' as const), at }),
  fc.record({ what: fc.constantFrom('archived', 'restored', 'renamed', 'transferred' as const), pupil: at }),
  fc.record({ what: fc.constant('teacher replaced' as const), plan: at, back: fc.nat(10) }),
  fc.record({ what: fc.constant('period marked' as const), plan: at, score: fc.integer({ min: 2, max: 5 }) }),
  fc.record({ what: fc.constant('closed' as const), plan: at }),
  fc.record({ what: fc.constant('amended' as const), plan: at, pupil: at, score: fc.integer({ min: 2, max: 5 }) }),
)
export type Act = typeof act extends fc.Arbitrary<infer T> ? T : never
export type One<What extends Act['what']> = Act & { what: What }

/** Does it, where it is not refused; answers what its preview, or the act itself, names of days that are over. */
export async function done(town: Town, act: Act, today: string): Promise<Named> {
  switch (act.what) {
    case 'marks':
      return marked(town, act, today)
    case 'moves':
      return moved(pick(town.pupils, act.pupil), addDays(today, act.day))
    case 'move taken back':
      return takenBack(town, act.at)
    case 'goes over':
      return goneOver(town, act.pupil, addDays(today, act.day))
    case 'time corrected':
      return corrected(town, act.time, act.day === null ? null : addDays(today, act.day))
    case 'archived':
      return archived(pick(town.pupils, act.pupil))
    case 'restored':
      return restored(pick(town.pupils, act.pupil))
    case 'renamed':
      return renamed(pick(town.pupils, act.pupil))
    case 'transferred':
      return transferred(town, pick(town.pupils, act.pupil), today)
    case 'teacher replaced':
      return replaced(town, act, today)
    case 'period marked':
      return periodMarked(pick(town.home.plans, act.plan), town, act.score)
    case 'closed':
      return closed(pick(town.home.plans, act.plan), town)
    case 'amended':
      return amended(town, act)
  }
}

export const pick = <T>(some: readonly T[], at: number): T => some[at % some.length]!

/** A lesson of a day that is over, and whoever is drawn of the school, whether they attended it or not. */
async function marked(town: Town, { at, pupil, score }: One<'marks'>, today: string): Promise<Named> {
  const { person, place } = pick(town.pupils, pupil)
  const over = place.lessons.filter(({ day }) => day < today)
  const { uuid, plan } = pick(over, at)
  const value = score === null ? { score: null, sign: 'absent' as const } : { score, sign: null }
  const operations = [
    { operationId: randomUUID(), scheduleUuid: uuid, userId: person.userId, baseVersion: 0, ...value },
  ]
  await place.school.as(plan.teacher)(journal.storeDay, { body: { operations } })
  const whose = ['cell', 'day', 'missed'].map((key) => `${key}|${person.userId}`)
  const subject = `|${person.userId}|${plan.subjectId}`
  // With its first mark a lesson counts as held for everybody who attended it.
  return [...whose, 'held', `card${subject}`, `percent${subject}`, `year${subject}`]
}

async function archived({ person, place }: Pupil): Promise<Named> {
  await place.school.as('zavuch')(contingent.remove, { params: { userId: person.userId }, body: { order: '1' } })
  return []
}

async function restored({ person, place }: Pupil): Promise<Named> {
  const body = { groupId: place.school.group.id, order: '' }
  await place.school.as('zavuch')(contingent.restore, { params: { userId: person.userId }, body })
  return []
}

/** To the other school, which takes the pupil on the same day and shows what was brought along as the old one did. */
async function transferred(town: Town, { person, place }: Pupil, today: string): Promise<Named> {
  const to = place === town.home ? town.away : town.home
  const letting = { schoolId: to.school.id, date: today, order: '1' }
  const params = { userId: person.userId }
  const left = await cardsOf(place, person)
  const { status } = await place.school.as('zavuch')(contingent.letGo, { params, body: letting })
  if (status !== 200) return []
  const { incoming } = await sure(to.school.as('zavuch')(contingent.transfers))
  const way = incoming.find(({ state }) => state === 'open')
  const taking = { iin: person.iin, groupId: to.school.group.id, date: today, order: '2' }
  const call = { params: { transferId: way?.id ?? 0 }, body: taking }
  const { userId } = await sure(to.school.as('zavuch')(contingent.take, call))
  const newcomer = { ...person, userId, schoolId: to.school.id }
  expect(await cardsOf(to, newcomer)).toEqual(left)
  if (town.pupils.some((one) => one.person.userId === userId)) return []
  town.pupils.push({ person: newcomer, place: to })
  return ['card', 'year'].map((key) => `${key}|${userId}`)
}

/** What a pupil has earned and was given in each subject and period, without the id. */
async function cardsOf({ school }: Place, person: Person): Promise<string[]> {
  const shown: string[] = []
  const add = ([what, , ...of]: (string | number)[], value: unknown) => shown.push(JSON.stringify([what, of, value]))
  await cardOf({ reader: school.as(person), userId: person.userId }, add)
  return shown.toSorted()
}
