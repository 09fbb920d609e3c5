import { contingent } from '@qalam/contract/contingent/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import type { SplitEffect } from '@qalam/contract/groups/subgroups.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { attends } from '#school/half/half.ts'
import { now, schoolIn, type School, test } from '#platform/testing/school.ts'
import { mark, teach } from '../testing/past.ts'

// A class lives on by random acts. After each of them every lesson that is over has the pupils it had, but for those whom
// the preview of the act named.

const english = (school: School) => ({ groupId: school.group.id, subjectId: school.subjects.english })
const today = {
  of: (day: number) => addDays('2026-11-18', day),
  at: (day: number) => new Date(+now + day * 86_400_000),
}
const zavuch = (school: School) => school.as('zavuch')
const splitOf = async (school: School) => (await zavuch(school)(groups.split, { params: english(school) })).body

const day = fc.oneof(fc.constant(0), fc.integer({ min: -20, max: 10 }))
const pupil = fc.nat(5)
const act = fc.oneof(
  fc.record({ what: fc.constant('goes over' as const), pupil, day }),
  fc.record({ what: fc.constant('is corrected' as const), time: fc.nat(20), day: fc.option(day) }),
  fc.record({ what: fc.constantFrom('leaves', 'comes', 'is archived', 'is restored' as const), pupil }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never
const acts = fc.array(fc.record({ act, later: fc.oneof(fc.constant(0), fc.nat(4)) }), { minLength: 4, maxLength: 14 })

/** Does it, where it is not refused; answers what its preview named, null where an act has none. */
async function done(school: School, act: Act, now: number): Promise<SplitEffect[] | null> {
  if (act.what === 'goes over') return goneOver(school, act.pupil, today.of(now + act.day))
  if (act.what === 'is corrected') return corrected(school, act.time, act.day === null ? null : today.of(now + act.day))
  const params = { userId: school.students[act.pupil]!.userId }
  const move = (groupId: number) =>
    zavuch(school)(contingent.move, { params, body: { groupId, date: today.of(now), order: '' } })
  if (act.what === 'leaves') await move(school.otherGroup.id)
  else if (act.what === 'comes') await move(school.group.id)
  else if (act.what === 'is archived') await zavuch(school)(contingent.remove, { params, body: { order: '1' } })
  else await zavuch(school)(contingent.restore, { params, body: { groupId: school.group.id, order: '' } })
  return null
}

async function goneOver(school: School, at: number, on: string): Promise<SplitEffect[]> {
  const { pupils } = await splitOf(school)
  const goes = pupils[at % Math.max(pupils.length, 1)]
  if (!goes) return []
  const inHalf = (half: 1 | 2) => pupils.filter((one) => one.half === half).map(({ id }) => id)
  const wishedOf = (one: typeof goes) => (one === goes ? (one.half === 1 ? 2 : 1) : (one.half ?? 1))
  const wished = (half: 1 | 2) => pupils.filter((one) => wishedOf(one) === half).map(({ id }) => id)
  const body = { first: wished(1), second: wished(2), was: { first: inHalf(1), second: inHalf(2) }, day: on }
  const { status, body: seen } = await zavuch(school)(groups.preview, { params: english(school), body })
  expect((await zavuch(school)(groups.place, { params: english(school), body })).status).toBe(status)
  return status === 200 ? seen.pupils : []
}

async function corrected(school: School, at: number, on: string | null): Promise<SplitEffect[]> {
  const { times } = await splitOf(school)
  const time = times[at % Math.max(times.length, 1)]
  if (!time) return []
  const body = { studentId: time.studentId, since: time.since, day: on }
  const { status, body: seen } = await zavuch(school)(groups.previewCorrection, { params: english(school), body })
  expect((await zavuch(school)(groups.correct, { params: english(school), body })).status).toBe(status)
  return status === 200 ? seen.pupils : []
}

/** Who attended each lesson of the days that are over, or each that has begun. */
async function attended({ db, id }: School, day: number, begun: boolean): Promise<Set<string>> {
  const { rows } = await sql<{ uuid: string; student: number }>`select l.uuid, e.student_id as student
    from lesson l join enrolment e on ${sql.raw(attends('e', 'l'))}
    where l.school_id = ${id} 
      and (l.on_date < ${today.of(day)}::date or (${begun} and l.on_date = ${today.of(day)}::date and l.starts <= '09:10'))`.execute(
    db,
  )
  return new Set(rows.map(({ uuid, student }) => `${student} ${uuid}`))
}

/** Times that no stay in the class holds whole, or that another of the same half touches. */
async function nonsense({ db, id }: School): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from subgroup_member m
    where m.school_id = ${id} and (not exists (
      select from (select range_agg(daterange(e.since, e.until)) as days from enrolment e where e.school_id = m.school_id
        and e.group_id = m.group_id and e.student_id = m.student_id) stay
      where stay.days @> daterange(m.since, m.until))
    or exists (select from subgroup_member o where o.school_id = m.school_id and o.subgroup_id = m.subgroup_id
      and o.student_id = m.student_id and o.since = m.until))`.execute(db)
  return rows[0]!.count
}

const lessonsIn = (effects: readonly SplitEffect[], what: 'loses' | 'gets') =>
  effects
    .map(({ id, [what]: taken }) => `${id} ${taken.lessons}`)
    .filter((said) => !said.endsWith(' 0'))
    .toSorted()

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((key) => !others.has(key))

function counted(some: readonly string[]): string[] {
  const ofPupil = Map.groupBy(some, (key) => key.split(' ')[0])
  return [...ofPupil].map(([id, keys]) => `${id} ${keys.length}`).toSorted()
}

test('whatever is done to halves, a day that is over changes only as the preview said', async ({ house }) => {
  await fc.assert(
    fc.asyncProperty(acts, async (some) => {
      house.setClock(now)
      const school = await schoolIn(house)
      const days = Array.from({ length: 16 }, (_, at) => addDays('2026-10-26', at * 2 + 1)).filter(
        (one) => one > '2026-11-01',
      )
      await mark(school, await teach(school, ['2026-09-14', '2026-10-05', ...days]))
      let day = 0
      for (const { act, later } of some) {
        day += later
        house.setClock(today.at(day))
        const [over, begun] = [await attended(school, day, false), await attended(school, day, true)]
        const named = await done(school, act, day)
        const effects = named ?? []
        const [before, after] = [named ? begun : over, await attended(school, day, named !== null)]
        expect(counted(without(before, after))).toEqual(lessonsIn(effects, 'loses'))
        expect(counted(without(after, before))).toEqual(lessonsIn(effects, 'gets'))
        expect(await nonsense(school)).toBe(0)
      }
    }),
    { numRuns: 10 },
  )
}, 120_000)
