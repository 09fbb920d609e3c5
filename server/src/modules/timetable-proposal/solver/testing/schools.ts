import fc from 'fast-check'
import { randomOf } from '../random.ts'
import type { ListBell, TeachingPlan, RoomNeed, TimeSpan, SearchTask } from '../task.ts'

const bells = (start: number): ListBell[] =>
  Array.from({ length: 7 }, (_, at) => ({ number: at + 1, from: start + at * 55, to: start + at * 55 + 45 }))

export const morning = bells(8 * 60)
const afternoon = bells(14 * 60 + 30)

type Subject = { id: number; from: number; until: number; hours: number; rank: number; kind?: string; halves?: boolean }

// Not a norm: subjects and hours of the usual size, so that the weeks are as full as those of real schools.
const subjects: readonly Subject[] = [
  { id: 1, from: 1, until: 4, hours: 9, rank: 8 },
  { id: 2, from: 1, until: 4, hours: 4, rank: 9 },
  { id: 3, from: 1, until: 11, hours: 3, rank: 2, kind: 'gym' },
  { id: 4, from: 3, until: 11, hours: 3, rank: 8, halves: true },
  { id: 5, from: 5, until: 11, hours: 4, rank: 8 },
  { id: 6, from: 5, until: 11, hours: 5, rank: 10 },
  { id: 7, from: 5, until: 11, hours: 3, rank: 7 },
  { id: 8, from: 5, until: 11, hours: 1, rank: 6, kind: 'computers', halves: true },
  { id: 9, from: 7, until: 11, hours: 2, rank: 10, kind: 'physics' },
  { id: 10, from: 7, until: 11, hours: 2, rank: 10, kind: 'chemistry' },
  { id: 11, from: 7, until: 11, hours: 2, rank: 7 },
  { id: 12, from: 5, until: 11, hours: 3, rank: 6 },
  { id: 13, from: 1, until: 7, hours: 1, rank: 2 },
  { id: 14, from: 5, until: 9, hours: 1, rank: 3 },
]

export const weights: SearchTask['weights'] = {
  teacherWindows: 2,
  classWindows: 10,
  hardLast: 2,
  spread: 3,
  doubles: 4,
  teacherDays: 3,
}

/** A school of as many classes: two shifts, halves, rooms of kinds, teachers who are not there at times. */
export function schoolOf(count: number, seed: number): SearchTask {
  const random = randomOf(seed)
  const classes = Array.from({ length: count }, (_, at) => {
    const grade = (at % 11) + 1
    const isSecond = count > 12 && [2, 3, 6, 7].includes(grade)
    return {
      id: at + 1,
      grade,
      bells: isSecond ? afternoon : morning,
      days: [1, 2, 3, 4, 5],
      maxADay: grade < 5 ? 5 : 7,
    }
  })
  const staff = staffOf()
  const plans = classes.flatMap(({ id: classId, grade, bells: own }) =>
    subjects
      .filter(({ from, until }) => from <= grade && grade <= until)
      .flatMap(({ id: subjectId, hours, rank, kind, halves }) =>
        (halves ? [1, 2] : [null]).map((half): TeachingPlan => {
          const needed: RoomNeed = { kind: kind ?? 'ordinary' }
          // A teacher of the young has one class and both of its main subjects.
          const post = subjectId <= 2 ? `class ${classId}` : `subject ${subjectId} ${half} ${own[0]?.from}`
          return {
            id: `${classId}-${subjectId}-${half ?? 0}`,
            classId,
            subjectId,
            subgroupId: half === null ? null : classId * 10 + half,
            teacherId: staff.hire(post, hours),
            hours,
            room: needed,
            difficulty: rank,
            double: false,
          }
        }),
      ),
  )
  const asked = (kind: string) =>
    plans
      .filter(({ room }) => room !== null && 'kind' in room && room.kind === kind)
      .reduce((sum, { hours }) => sum + hours, 0)
  const kinds = ['gym', 'computers', 'physics', 'chemistry'].flatMap((kind) =>
    Array.from({ length: Math.ceil(asked(kind) / 22) + (kind === 'computers' ? 1 : 0) }, () => kind),
  )
  const ordinary = Array.from({ length: Math.ceil(count * 1.3) }, () => 'ordinary')
  return {
    classes: classes.map(({ id, bells: own, days, maxADay }) => ({ id, bells: own, days, maxADay })),
    teachers: staff.all().map((id) => ({ id, wishedDays: id % 4 === 0 ? 4 : null, busy: freeDay(random) })),
    rooms: [...ordinary, ...kinds].map((kind, at) => ({ id: at + 1, kind, busy: [] })),
    plans,
    locked: [],
    hardFrom: 8,
    weights,
  }
}

/** Every third teacher is away for one day. */
const freeDay = (random: () => number): TimeSpan[] =>
  random() < 0.33 ? [{ day: 1 + Math.floor(random() * 5), from: 0, to: 24 * 60 }] : []

/** Fills each post up to a load that leaves room in the week, then hires one more person for it. */
function staffOf() {
  const posts = new Map<string, { id: number; hours: number }>()
  let last = 0
  return {
    hire(post: string, hours: number): number {
      const now = posts.get(post)
      const one = now && now.hours + hours <= 20 ? now : { id: (last += 1), hours: 0 }
      one.hours += hours
      posts.set(post, one)
      return one.id
    },
    all: () => Array.from({ length: last }, (_, at) => at + 1),
  }
}

const span = fc.record({
  day: fc.integer({ min: 1, max: 6 }),
  from: fc.constantFrom(0, 540, 800),
  to: fc.constantFrom(600, 900, 1440),
})
const little = (max: number) => fc.integer({ min: 1, max })

/** A small school without sense: bells that overlap, rooms that are missing, locks anywhere, too many hours. */
export const arbitraryTask: fc.Arbitrary<SearchTask> = fc
  .record({
    classes: fc.array(
      fc.record({
        bells: fc.constantFrom(morning, morning.slice(0, 3), bells(500), afternoon.slice(0, 4)),
        days: fc.uniqueArray(little(6), { minLength: 1 }),
        maxADay: little(6),
      }),
      { minLength: 3, maxLength: 3 },
    ),
    teachers: fc.array(fc.record({ busy: fc.array(span, { maxLength: 3 }), wishedDays: fc.option(little(4)) }), {
      minLength: 4,
      maxLength: 4,
    }),
    rooms: fc.array(fc.record({ kind: fc.constantFrom('ordinary', 'gym'), busy: fc.array(span, { maxLength: 1 }) }), {
      maxLength: 4,
    }),
    plans: fc.uniqueArray(
      fc.record({
        classId: little(3),
        subjectId: little(4),
        subgroupId: fc.option(little(2)),
        teacherId: little(4),
        hours: little(6),
        room: fc.oneof(
          fc.constant(null),
          fc.record({ kind: fc.constantFrom('ordinary', 'gym') }),
          fc.record({ id: little(5) }),
        ),
        difficulty: little(12),
        double: fc.boolean(),
      }),
      { maxLength: 14, selector: ({ classId, subjectId, subgroupId }) => `${classId} ${subjectId} ${subgroupId}` },
    ),
    locks: fc.array(fc.record({ plan: fc.nat(), day: little(6), number: little(7), roomId: fc.option(little(4)) }), {
      maxLength: 4,
    }),
  })
  .map(({ classes, teachers, rooms, plans, locks }) => {
    const named = plans.map((plan, at) => ({ ...plan, id: `plan ${at}` }))
    // A plan is locked at most once, and only in a room that the school has.
    const locked = Map.groupBy(named.length > 0 ? locks : [], ({ plan }) => plan % named.length)
    return {
      classes: classes.map((one, at) => ({ ...one, id: at + 1 })),
      teachers: teachers.map((one, at) => ({ ...one, id: at + 1 })),
      rooms: rooms.map((one, at) => ({ ...one, id: at + 1 })),
      plans: named,
      locked: [...locked].map(([plan, [lock]]) => {
        const { day, number, roomId } = lock!
        return {
          planId: named[plan]!.id,
          day,
          number,
          roomId: roomId !== null && roomId <= rooms.length ? roomId : null,
        }
      }),
      hardFrom: 8,
      weights,
    }
  })
