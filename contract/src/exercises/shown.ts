import { z } from 'zod'
import { ExerciseAnswer } from './answer.ts'
import { shapes } from './parts.ts'

/** An option of an attempt: under an id of that attempt alone. */
const ShownOption = z.object({ id: z.string().min(1).max(40), text: shapes.single.prompt })
export type ShownOption = z.infer<typeof ShownOption>

const options = z.array(ShownOption).max(30)
const { single, trueFalse, multiple, matching, gaps, grouping, ordering, choose, short, open } = shapes

/** What a browser is given of an exercise: what `answerless` makes, field by field, so that nothing else can leave. */
export const ShownExercise = z.discriminatedUnion('type', [
  z.object({ ...single, options }),
  z.object(trueFalse),
  z.object({ ...multiple, options }),
  z.object({ ...matching, left: options, right: options }),
  z.object({
    ...gaps,
    gaps: z.array(z.object({ id: ShownOption.shape.id, before: gaps.after })).max(30),
    options,
  }),
  z.object({ ...grouping, items: options, groups: options }),
  z.object({ ...ordering, items: options }),
  z.object({ ...choose, parts: z.array(ShownOption.extend({ choice: z.boolean() })).max(200) }),
  z.object(short),
  z.object(open),
])
export type ShownExercise = z.infer<typeof ShownExercise>

/** What a browser sends of one exercise; `understood` reads it under the stored ids. */
export const GivenAnswer = z.object({ exercise: z.uuid(), answer: ExerciseAnswer })
export type GivenAnswer = z.infer<typeof GivenAnswer>
