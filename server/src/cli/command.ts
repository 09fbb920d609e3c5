import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultLanguage, type Language, languages } from '@qalam/contract/kernel/languages.ts'
import { explain } from '#platform/explain.ts'
import { WrongUsage } from './asked.ts'

/** One act of `npm run school`: how it is called, and what it does; answers the exit code. */
export type Command = { usage: string; run: (args: readonly string[]) => Promise<number> }

/** npm runs a script in the project's folder; a file is named from where the person stands. */
export const here = (file: string): string => resolve(process.env.INIT_CWD ?? '', file)

/** The language that `--lang` asks for, of whatever command; Kazakh without it. */
export const languageAsked: Language =
  languages.find((one) => one === process.argv[process.argv.indexOf('--lang') + 1]) ?? defaultLanguage

/** Says an error to whoever stands at the terminal. */
export const complain = (error: unknown): void => console.error(explain(error, languageAsked))

/** The names that follow an act, as many as it takes; anything else is wrong usage. */
export function namesOf(args: readonly string[], count: number, usage: string): string[] {
  try {
    const options = { lang: { type: 'string' } } as const
    const names = parseArgs({ args: [...args], options, allowPositionals: true }).positionals.slice(1)
    if (names.length === count) return names
  } catch {
    // An option that there is not.
  }
  throw new WrongUsage(usage)
}
