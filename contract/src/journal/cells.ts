import { z } from 'zod'
import { Sign } from '../schedule/api.ts'

/** What a cell holds. Version 0 is an empty cell nobody has written yet. */
export const Mark = z.object({
  score: z.int().nullable(),
  sign: Sign.nullable(),
  comment: z.string(),
  version: z.int(),
})
export type Mark = z.infer<typeof Mark>
/** The cells of a student by the lesson's uuid. */
export type Marks = Record<string, Mark>

/**
 * The written cells of a grid on the wire: columns of one length, the n-th of each is about the n-th cell. A class of a
 * quarter takes a sixth of the bytes that an object for each cell would.
 */
export const Cells = z
  .object({
    /** What `columns` counts in, from 0. */
    lessons: z.array(z.uuid()),
    students: z.array(z.int()),
    columns: z.array(z.int()),
    scores: z.array(z.int().nullable()),
    versions: z.array(z.int()),
    /** The few cells that hold a sign or a comment. */
    notes: z.array(z.object({ student: z.int(), column: z.int(), sign: Sign.nullable(), comment: z.string() })),
  })
  .refine(({ students, columns, scores, versions }) =>
    [columns, scores, versions].every(({ length }) => length === students.length),
  )
export type Cells = z.infer<typeof Cells>

/** The cells of each student by id. */
export function marksOf({ lessons, students, columns, scores, versions, notes }: Cells): Map<number, Marks> {
  const noted = new Map(notes.map((note) => [`${note.student}:${note.column}`, note]))
  const marks = new Map<number, Marks>()
  for (const [index, student] of students.entries()) {
    const column = columns[index] ?? -1
    const { sign = null, comment = '' } = (noted.size > 0 && noted.get(`${student}:${column}`)) || {}
    const own = marks.get(student) ?? {}
    own[lessons[column] ?? ''] = { score: scores[index] ?? null, sign, comment, version: versions[index] ?? 0 }
    marks.set(student, own)
  }
  return marks
}

/** The same the other way round. */
export function cellsOf(lessons: readonly string[], rows: readonly { userId: number; marks: Marks }[]): Cells {
  const cells: Cells = { lessons: [...lessons], students: [], columns: [], scores: [], versions: [], notes: [] }
  for (const { userId: student, marks } of rows)
    for (const [lesson, { score, sign, comment, version }] of Object.entries(marks)) {
      const column = lessons.indexOf(lesson)
      cells.students.push(student)
      cells.columns.push(column)
      cells.scores.push(score)
      cells.versions.push(version)
      if (sign !== null || comment !== '') cells.notes.push({ student, column, sign, comment })
    }
  return cells
}
