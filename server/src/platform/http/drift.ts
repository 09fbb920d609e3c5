import { z } from 'zod'

/**
 * Where a ready-made answer differs from its schema: the first place that does not fit, or that the schema does not
 * name and would take away; null when there is none. Says the place and never the value.
 */
export function driftOf(schema: z.ZodType, answer: unknown): string | null {
  const parsed = schema.safeParse(answer)
  // Written down again it is in its wire form, without what the schema does not name.
  if (parsed.success) return extraIn(answer, z.encode(schema, parsed.data))
  const [issue] = parsed.error.issues
  return `${issue?.path.join('.')}: ${issue?.code}`
}

/** The path of the first name that stands in the answer and not in what the schema keeps of it. */
function extraIn(answer: unknown, kept: unknown): string | null {
  if (!isHolder(answer) || !isHolder(kept)) return null
  for (const name of Object.keys(answer)) {
    if (!(name in kept)) return `${name}: extra`
    const inner = extraIn(Reflect.get(answer, name), Reflect.get(kept, name))
    if (inner !== null) return `${name}.${inner}`
  }
  return null
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null
