import type { YearEndFacts, InProgram, Program } from './facts.ts'

/** A program that a class of the next year gets, with those who go on by it. */
export type NewProgram = Omit<Program, 'id' | 'groupId'> & { key: string; stays: Omit<InProgram, 'programId'>[] }

/** The programs of the classes that go on go with them, and so do their students who do. */
export function programsOf(
  { programs, inPrograms }: YearEndFacts,
  make: readonly { key: string; from: number }[],
  stays: readonly { studentId: number; to: string }[],
): NewProgram[] {
  const keys = new Map(make.map(({ from, key }) => [from, key]))
  const goesTo = new Map(stays.map(({ studentId, to }) => [studentId, to]))
  return programs.flatMap(({ id, groupId, ...program }) => {
    const key = keys.get(groupId)
    if (key === undefined) return []
    const going = inPrograms.filter((stay) => stay.programId === id && goesTo.get(stay.studentId) === key)
    return [{ ...program, key, stays: going.map(({ programId: _, ...stay }) => stay) }]
  })
}
