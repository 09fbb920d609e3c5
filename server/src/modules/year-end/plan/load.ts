import type { YearEndClass, YearEndFacts, ClassLoad } from './facts.ts'

export type NewLoad = Omit<ClassLoad, 'groupId'>

/**
 * The class whose subjects and hours of this year a class has next year: one of the higher grade with the same language,
 * and direction, the same letter first. None where the school has no such class.
 */
function modelOf({ classes }: YearEndFacts, one: YearEndClass, faculty: string | null): YearEndClass | undefined {
  const higher = classes.filter(
    (other) =>
      other.parallel === one.parallel + 1 &&
      other.eduLang === one.eduLang &&
      (faculty === null || other.faculty === faculty),
  )
  return higher.find(({ letter }) => letter === one.letter) ?? higher[0]
}

/**
 * The load of a class for the next year: the subjects and hours of the higher grade, by the teachers who teach the subject
 * to the class now, else by those of the higher grade. A class that is halved for a subject stays so. Without a higher grade
 * to follow the class keeps its own load.
 */
export function loadOf(facts: YearEndFacts, one: YearEndClass, faculty: string | null): NewLoad[] {
  const model = modelOf(facts, one, faculty)
  const own = facts.loads.filter(({ groupId }) => groupId === one.id)
  const base = model ? facts.loads.filter(({ groupId }) => groupId === model.id) : own
  const subjects = [...new Set(base.map(({ subjectId }) => subjectId))].toSorted((a, b) => a - b)
  return subjects.flatMap((subjectId) => {
    const theirs = base.filter((load) => load.subjectId === subjectId)
    const ours = own.filter((load) => load.subjectId === subjectId)
    const parts = ours.length > 0 ? ours : theirs.slice(0, 1).map((load) => ({ ...load, half: null, halfName: '' }))
    return parts.map(({ groupId: _, ...part }): NewLoad => {
      const { scoreType, hoursPerWeek } = theirs.find(({ half }) => half === part.half) ?? theirs[0] ?? part
      return { ...part, scoreType, hoursPerWeek }
    })
  })
}
