import { z } from 'zod'

/** The schema of one field; null when the schema of the form is no plain object. */
function fieldOf(schema: z.ZodType, name: string): z.ZodType | null {
  if (!(schema instanceof z.ZodObject)) return null
  const field: unknown = schema.shape[name]
  return field instanceof z.ZodType ? field : null
}

function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap() as z.ZodType)
  return schema
}

/** What an untouched field shows: an empty text, a switch that is off, nothing. */
export function emptyOf(schema: z.ZodType, name: string): '' | false | undefined {
  const field = fieldOf(schema, name)
  if (!field) return undefined
  const inner = bare(field)
  if (inner instanceof z.ZodString || inner instanceof z.ZodCodec) return ''
  return inner instanceof z.ZodBoolean ? false : undefined
}

/** Writes null where a field that was left empty must be named and may be null. */
export function completed(schema: z.ZodType, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject)) return { ...value }
  const whole: Record<string, unknown> = { ...value }
  for (const name of Object.keys(schema.shape)) {
    if (whole[name] !== undefined) continue
    const field = fieldOf(schema, name)
    if (field && !field.safeParse(undefined).success && field.safeParse(null).success) whole[name] = null
  }
  return whole
}

/** Of what was kept, the fields that the form has today and that can still stand in it. */
export function fieldsOf<S extends z.ZodType>(schema: S, kept: Readonly<Record<string, unknown>>): Partial<z.input<S>> {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return Object.fromEntries(names.filter((name) => name in kept).map((name) => [name, kept[name]])) as Partial<
    z.input<S>
  >
}
