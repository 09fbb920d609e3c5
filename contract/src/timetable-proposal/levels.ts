import { z } from 'zod'
import { Id } from '../kernel/ids.ts'

/** How much a subject tires, as the school itself says: no norm of the country ranks them. */
export const levels = ['light', 'middle', 'hard'] as const
const Level = z.enum(levels)
export type Level = z.infer<typeof Level>

export const SubjectLevel = z.object({ subjectId: Id, level: Level })
export type SubjectLevel = z.infer<typeof SubjectLevel>

/** The levels of a school as a whole; a subject that is not named has none. */
export const LevelsDraft = z.object({
  levels: z
    .array(SubjectLevel)
    .max(300)
    .refine((levels) => new Set(levels.map(({ subjectId }) => subjectId)).size === levels.length, {
      error: 'already-exists',
    }),
})

const hard = ['mathematics', 'algebra', 'geometry', 'algebra_analysis', 'physics', 'chemistry', 'foreign_language']
const light = [
  'labor_training',
  'visual_art',
  'art_work',
  'music',
  'physical_education',
  'military_training',
  'class_hour',
  'regional_studies',
]

/** What most schools would say, for the start: a proposal, which stands only when the school has taken it. */
export const usualLevel = (slug: string): Level =>
  hard.includes(slug) ? 'hard' : light.includes(slug) ? 'light' : 'middle'
