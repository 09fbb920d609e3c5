import type { House } from '../school.ts'
import type { World } from '../world/build.ts'

/** The tables whose numbers people see, each with a stretch of numbers of its own. */
const numbered = ['app_user', 'study_group', 'cabinet', 'subgroup']
const stretch = 1_000_000

/** Lets numbers of people, classes, rooms and halves never meet: a number in an answer then tells whose it is. */
export async function numbersApart({ pool }: House): Promise<void> {
  for (const [at, table] of numbered.entries())
    await pool.query(`alter table ${table} alter column id restart with ${(at + 1) * stretch}`)
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** All uuids and all such numbers in a value, however deep. */
function marksIn(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value === 'string' && uuid.test(value)) found.add(value)
  if (typeof value === 'number' && value >= stretch) found.add(value)
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) marksIn(inner, found)
  return found
}

/** What tells the rows of a school from those of another one. */
export const belongingsOf = ({
  people,
  colleague,
  students,
  group,
  otherGroup,
  cabinets,
  plans,
  lessons,
  scheme,
}: World) => marksIn({ people, colleague, students, group, otherGroup, cabinets, plans, lessons, scheme })

/** What of a school an answer gives away. */
export const givenAway = (answer: unknown, belongings: ReadonlySet<unknown>): unknown[] =>
  [...marksIn(answer)].filter((mark) => belongings.has(mark))
