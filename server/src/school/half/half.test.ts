import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import { type School, test } from '#platform/testing/school.ts'
import { onDay } from '../stay/stay.ts'
import { attends, attendsWithParts, daysIn, inHalf, isTheirs, joinAttending, partsOf, sharePupil } from './half.ts'

// Who attended a lesson, written a second time: over rows, without SQL, as one would say it.

type Days = { since: string; until: string | null }
type Stay = Days & { student: number; group: number }
type Time = Days & { student: number; half: number }
type Lesson = { uuid: string; day: string; group: number; half: number | null }
type Facts = { stays: Stay[]; times: Time[]; lessons: Lesson[] }

const holds = ({ since, until }: Days, day: string) => day >= since && (until === null || day < until)

function attended({ stays, times }: Facts, lesson: Lesson): number[] {
  const inClass = stays.filter((stay) => stay.group === lesson.group && holds(stay, lesson.day))
  const inHalf = (student: number) =>
    times.some((time) => time.student === student && time.half === lesson.half && holds(time, lesson.day))
  return inClass.map(({ student }) => student).filter((student) => lesson.half === null || inHalf(student))
}

const first = '2026-09-01'
const dayAt = (at: number) => addDays(first, at)
/** Stretches of days that follow each other, with gaps, some of them without an end; `of` says where each is spent. */
const stretches = (places: number) =>
  fc
    .array(
      fc.record({ gap: fc.integer({ min: 0, max: 4 }), long: fc.integer({ min: 1, max: 9 }), of: fc.nat(places - 1) }),
      {
        maxLength: 4,
      },
    )
    .chain((some) => fc.record({ some: fc.constant(some), open: fc.boolean() }))
    .map(({ some, open }) => {
      let at = 0
      return some.map(({ gap, long, of }, index) => {
        const since = dayAt((at += gap))
        at += long
        return { of, since, until: open && index === some.length - 1 ? null : dayAt(at) }
      })
    })

const pupils = 4
const facts = fc.record({
  stays: fc.array(stretches(2), { minLength: pupils, maxLength: pupils }),
  times: fc.array(fc.array(stretches(2), { minLength: 3, maxLength: 3 }), { minLength: pupils, maxLength: pupils }),
  lessons: fc.array(fc.record({ day: fc.nat(24), of: fc.nat(8) }), { minLength: 8, maxLength: 24 }),
})

type Drawn = typeof facts extends fc.Arbitrary<infer T> ? T : never

/** Two classes; the first has halves in two subjects, the second in one. */
async function halvesOf(school: School) {
  const places = [
    [school.group.id, school.subjects.english, [school.halves.first, school.halves.second]],
    [school.group.id, school.subjects.music, []],
    [school.otherGroup.id, school.subjects.english, []],
  ] as const
  const halves = []
  for (const [group_id, subject_id, known] of places) {
    const ids = [...known]
    for (const number of [1, 2].slice(ids.length)) {
      const half = { school_id: school.id, group_id, subject_id, number }
      ids.push((await school.db.insertInto('subgroup').values(half).returning('id').executeTakeFirstOrThrow()).id)
    }
    halves.push({ group_id, subject_id, ids })
  }
  return halves
}

type Halves = Awaited<ReturnType<typeof halvesOf>>

function factsOf(school: School, halves: Halves, drawn: Drawn): Facts {
  const idOf = (index: number) => school.students[index]!.userId
  const groups = [school.group.id, school.otherGroup.id]
  const places = [
    ...groups.map((group) => ({ group, half: null })),
    ...halves.flatMap(({ group_id, ids }) => ids.map((half) => ({ group: group_id, half }))),
  ]
  return {
    stays: drawn.stays.flatMap((some, index) =>
      some.map(({ of, ...days }) => ({ ...days, student: idOf(index), group: groups[of]! })),
    ),
    times: drawn.times.flatMap((subjects, index) =>
      subjects.flatMap((some, at) =>
        some.map(({ of, ...days }) => ({ ...days, student: idOf(index), half: halves[at]!.ids[of]! })),
      ),
    ),
    lessons: drawn.lessons.map(({ day, of }) => ({
      uuid: randomUUID(),
      day: dayAt(day),
      ...places[of % places.length]!,
    })),
  }
}

async function store(
  { db, id, plans, people }: School,
  halves: Halves,
  { stays, times, lessons }: Facts,
): Promise<void> {
  for (const table of ['lesson', 'subgroup_member', 'enrolment'] as const)
    await db.deleteFrom(table).where('school_id', '=', id).execute()
  const placeOf = (half: number) => halves.find(({ ids }) => ids.includes(half))!
  const rows = {
    enrolment: stays.map(({ student, group, ...days }) => ({ ...days, student_id: student, group_id: group })),
    subgroup_member: times.map(({ student, half, ...days }) => {
      const { group_id, subject_id } = placeOf(half)
      return { ...days, student_id: student, subgroup_id: half, group_id, subject_id }
    }),
    lesson: lessons.map(({ uuid, day, group, half }, index) => ({
      ...{
        uuid,
        on_date: day,
        quarter_id: 20261,
        group_id: group,
        subgroup_id: half,
        subgroup_number: half && 1,
        subject_id: plans.music.subjectId,
      },
      ...{ plan_uuid: plans.music.uuid, teacher_id: people.teacher.userId },
      ...{ starts: `${String(index).padStart(2, '0')}:00`, ends: `${String(index).padStart(2, '0')}:30` },
    })),
  }
  const own = <Row extends object>(some: Row[]) => some.map((row) => ({ ...row, school_id: id }))
  if (stays.length > 0) await db.insertInto('enrolment').values(own(rows.enrolment)).execute()
  if (times.length > 0) await db.insertInto('subgroup_member').values(own(rows.subgroup_member)).execute()
  await db.insertInto('lesson').values(own(rows.lesson)).execute()
}

/** The pairs of a lesson and who attended it, by a join of the floor. */
async function asked({ db, id }: School, join: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string; student: number }>`select distinct l.uuid, e.student_id as student
    from lesson l ${sql.raw(join)} where ${sql.raw(join === joined ? isTheirs('half', 'l') : 'true')} and l.school_id = ${id}`.execute(
    db,
  )
  return rows.map(({ uuid, student }) => `${uuid} ${student}`).toSorted()
}

const withParts = `join (select e.*, ${partsOf('e.school_id', 'e.student_id')} from enrolment e) e
  on ${attendsWithParts('e', 'l')}`
const byDays = `join (select l.uuid, e.student_id from lesson l
  join enrolment e on e.school_id = l.school_id and e.group_id = l.group_id
  cross join lateral ${daysIn('e', 'l')} days where ${onDay('days', 'l.on_date')}) e on e.uuid = l.uuid`
const byClass = `join enrolment e on e.school_id = l.school_id and e.group_id = l.group_id and ${onDay('e', 'l.on_date')}
  and ${inHalf('e', 'l', (half) => onDay(half, 'l.on_date'))}`
const joined = joinAttending('e', 'half', 'l')

test('the floor says of every lesson who attended it, as a second writing of the rule does', async ({ school }) => {
  const halves = await halvesOf(school)
  const check = async (drawn: Drawn) => {
    const known = factsOf(school, halves, drawn)
    await store(school, halves, known)
    const right = known.lessons
      .flatMap((one) => attended(known, one).map((student) => `${one.uuid} ${student}`))
      .toSorted()
    for (const join of [`join enrolment e on ${attends('e', 'l')}`, withParts, byDays, byClass, joined])
      expect(await asked(school, join)).toEqual(right)

    const [one, other] = [halves[0]!.ids[0]!, halves[1]!.ids[0]!]
    const { rows } = await sql<{ day: string; shared: boolean }>`select l.on_date as day,
        ${sql.raw(sharePupil('l.school_id', String(one), String(other), 'l.on_date'))} as shared
      from lesson l where l.school_id = ${school.id}`.execute(school.db)
    const inside = (half: number, day: string) =>
      known.times.filter((time) => time.half === half && holds(time, day)).map(({ student }) => student)
    for (const { day, shared } of rows)
      expect(shared).toBe(inside(one, day).some((student) => inside(other, day).includes(student)))
  }
  await fc.assert(fc.asyncProperty(facts, check), { numRuns: 40 })
})
