import { z } from 'zod'
import { heading, page, row, table } from './markdown.ts'

/** The settings of the platform or of a module, as its `settings.ts` holds them. */
export type Told = { name: string; shape: Readonly<Record<string, z.core.$ZodType>> }

/** settings.md: what the environment may say, with what holds without it. */
export function settingsPage(all: readonly Told[]): string {
  const sections = all.flatMap(({ name, shape }) => [
    heading(2, name),
    table(['Setting', 'Without it', 'What it does'], Object.entries(shape).map(lineOf)),
  ])
  const about =
    'Read from the environment once, when a process starts; a wrong one is refused by its name. Without any, Qalam runs by itself.'
  return page('Settings', about, sections)
}

function lineOf([name, schema]: [string, z.core.$ZodType]): string {
  const { description: about = '', without } = z.globalRegistry.get(schema) ?? {}
  if (about === '') throw new Error(`The setting ${name} is not explained: setting('What it does.', …)`)
  return row([`\`${name}\``, typeof without === 'string' && without !== '' ? without : defaultOf(schema), about])
}

function defaultOf(schema: z.core.$ZodType): string {
  const { default: value } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return value === undefined || value === '' ? '' : `\`${String(value)}\``
}
