/** A pupil who is put into one of two halves. */
type Pupil = { id: number; name: string; sex: 'm' | 'w'; lastHalf: 1 | 2 | null }

/** Who is in the first half and who in the second. */
export type Split = { first: number[]; second: number[] }

/** The ways in which a class is halved at once. */
export const ways = ['alphabet', 'sex', 'last-year'] as const
export type Way = (typeof ways)[number]

const ids = (pupils: readonly Pupil[]): number[] => pupils.map(({ id }) => id)

/** The first half of the register and the second; of an odd number the first has one more. */
function byAlphabet(pupils: readonly Pupil[]): Split {
  const register = [...pupils].sort((a, b) => a.name.localeCompare(b.name, 'kk') || a.id - b.id)
  const middle = Math.ceil(register.length / 2)
  return { first: ids(register.slice(0, middle)), second: ids(register.slice(middle)) }
}

const bySex = (pupils: readonly Pupil[]): Split => ({
  first: ids(pupils.filter(({ sex }) => sex === 'm')),
  second: ids(pupils.filter(({ sex }) => sex === 'w')),
})

/** Everybody where they were a year ago; who was nowhere joins the smaller half. */
function asLastYear(pupils: readonly Pupil[]): Split {
  const split: Split = {
    first: ids(pupils.filter(({ lastHalf }) => lastHalf === 1)),
    second: ids(pupils.filter(({ lastHalf }) => lastHalf === 2)),
  }
  for (const { id, lastHalf } of pupils)
    if (lastHalf === null) (split.first.length <= split.second.length ? split.first : split.second).push(id)
  return split
}

/** The class in two halves, everybody in exactly one. */
export const halved = (way: Way, pupils: readonly Pupil[]): Split =>
  way === 'alphabet' ? byAlphabet(pupils) : way === 'sex' ? bySex(pupils) : asLastYear(pupils)

/** Whether everybody of a class is in exactly one half, and nobody else is in any. */
export function isPartition({ first, second }: Split, pupilIds: readonly number[]): boolean {
  const placed = new Set([...first, ...second])
  return (
    placed.size === first.length + second.length &&
    placed.size === pupilIds.length &&
    pupilIds.every((id) => placed.has(id))
  )
}
