/** Languages a group may be taught in. */
export const teachingLanguages = ['kz', 'ru'] as const

/** Parallels of a school: 0 is pre-school (C-NUM-6, Q-075). */
export const parallels = Array.from({ length: 13 }, (_, number) => number)

/** Directions of the last two years: natural and mathematical, social and humanitarian. */
export const faculties = ['emn', 'ogn'] as const

/** The faculties a group of a parallel may have (C-GROUP-2, C-NUM-17). */
export const facultiesOf = (parallel: number): (typeof faculties)[number][] =>
  parallel === 10 || parallel === 11 ? [...faculties] : []
