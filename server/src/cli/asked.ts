import { parseArgs } from 'node:util'
import { type Language, languages } from '@qalam/contract/kernel/languages.ts'

export const usage =
  'npm run school -- import FILE.xlsx [--keep-good] [--plan] [--lang kz|ru|en] [--access ACCESS.xlsx|ACCESS.pdf] [--beside-demo]'

export type ImportCommand = {
  file: string
  language: Language
  keepGood: boolean
  planOnly: boolean
  /** Where the access sheets go, to be printed when it ends with .pdf; a workbook beside the imported one when nobody says. */
  access: string | undefined
  /** A school may be put beside the demo, whose passwords everybody knows. */
  besideDemo: boolean
}

/** The command was not called as its usage says, or a file that it names is not there. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}

/** What a person asks for on the command line. */
export function readAsked(args: readonly string[]): ImportCommand {
  const options = {
    'keep-good': { type: 'boolean', default: false },
    plan: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'kz' },
    access: { type: 'string' },
    'beside-demo': { type: 'boolean', default: false },
  } as const
  const { values, positionals } = parse()
  const [act, file, ...rest] = positionals
  const language = languages.find((one) => one === values.lang)
  if (act !== 'import' || !file || rest.length > 0 || !language) throw new WrongUsage(usage)
  const { access, plan: planOnly } = values
  return { file, language, keepGood: values['keep-good'], planOnly, access, besideDemo: values['beside-demo'] }

  function parse() {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true })
    } catch {
      throw new WrongUsage(usage)
    }
  }
}
