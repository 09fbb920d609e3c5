import { z } from 'zod'

/** What a process was given, by name; what was given empty is not among it. */
export type Environment = Readonly<Record<string, string>>

/** Settings that belong together: those of the platform, those of a module. */
export type Settings<Schema extends z.ZodObject = z.ZodObject> = {
  schema: Schema
  /** Their values in a process whose environment was found right when it started. */
  of: (config: { environment: Environment }) => z.output<Schema>
}

/** Declares the settings of a module: `export const settings = defineSettings(z.object({ TALK_YEARS: setting(…) }))`. */
export function defineSettings<Schema extends z.ZodObject>(schema: Schema): Settings<Schema> {
  const known = new WeakMap<Environment, z.output<Schema>>()
  return {
    schema,
    of: ({ environment }) => {
      const values = known.get(environment) ?? schema.parse(environment)
      known.set(environment, values)
      return values
    },
  }
}

/** A setting with what `docs/settings.md` says of it, and what holds without it where it has no default. */
export const setting = <Schema extends z.ZodType>(about: string, schema: Schema, without = ''): Schema =>
  schema.meta({ description: about, without })

/** A setting that is a text of JSON. */
export const Json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
})

/** A port to listen on; 0 is any that is free. */
export const Port = z.coerce.number().int().min(0).max(65_535)

/** Names in a list: `a,b`. */
export const Names = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
