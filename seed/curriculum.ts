/** A subject of a grade: id of the dictionary, hours a week, taught in halves or not, how it is assessed. */
export type Taught = { subjectId: number; hours: number; halved: boolean; kind: 'mark' | 'credit' | 'no_assessment' }

const taught = (subjectId: number, hours: number, kind: Taught['kind'] = 'mark', halved = false): Taught => ({
  subjectId,
  hours,
  kind,
  halved,
})

const primary: Taught[] = [
  taught(3, 4),
  taught(6, 2),
  taught(9, 3),
  taught(11, 4),
  taught(15, 1, 'credit'),
  taught(17, 1),
  taught(18, 1),
  taught(26, 1, 'credit'),
  taught(27, 1, 'credit'),
  taught(29, 1, 'credit'),
  taught(30, 3, 'credit'),
  taught(38, 1, 'no_assessment'),
]
const fifth: Taught[] = [
  taught(3, 3),
  taught(4, 2),
  taught(8, 3, 'mark', true),
  taught(10, 3, 'mark', true),
  taught(11, 5),
  taught(16, 1, 'mark', true),
  taught(17, 2),
  taught(23, 2),
  taught(24, 1),
  taught(28, 2, 'credit'),
  taught(29, 1, 'credit'),
  taught(30, 3, 'credit'),
  taught(38, 1, 'no_assessment'),
]
const seventh: Taught[] = [
  taught(3, 3),
  taught(4, 2),
  taught(8, 3, 'mark', true),
  taught(10, 3, 'mark', true),
  taught(12, 3),
  taught(13, 2),
  taught(16, 1, 'mark', true),
  taught(19, 2),
  taught(20, 1),
  taught(21, 2),
  taught(22, 2),
  taught(23, 2),
  taught(24, 1),
  taught(28, 2, 'credit'),
  taught(30, 3, 'credit'),
  taught(38, 1, 'no_assessment'),
]
const tenth: Taught[] = [
  taught(3, 2),
  taught(4, 2),
  taught(8, 2, 'mark', true),
  taught(10, 3, 'mark', true),
  taught(14, 4),
  taught(13, 2),
  taught(16, 2, 'mark', true),
  taught(19, 3),
  taught(20, 3),
  taught(21, 2),
  taught(22, 2),
  taught(23, 2),
  taught(24, 1),
  taught(30, 3, 'credit'),
  taught(38, 1, 'no_assessment'),
]

/** What a grade of the demo school is taught, by the country's typical plan, trimmed to a week of 35 lessons. */
export function curriculumOf(grade: number): Taught[] {
  if (grade <= 4) return primary
  if (grade <= 6) return fifth
  return grade <= 9 ? seventh : tenth
}

/** One hour a week is assessed by the half-year (order №125). */
export function scoreTypeOf({ kind, hours }: Taught) {
  if (kind === 'no_assessment') return 'no_assessment_quarter' as const
  return hours === 1 ? (`${kind}_halfyear` as const) : (`${kind}_quarter` as const)
}
