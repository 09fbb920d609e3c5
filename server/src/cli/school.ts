import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Language, languageOf } from '@qalam/contract/kernel/languages.ts'
import type { Finding } from '@qalam/contract/school-import/finding.ts'
import { commit, propose } from '#modules/school-import/public.ts'
import { readConfig } from '#platform/config.ts'
import { say } from '#platform/http/errors.ts'
import { openGround } from '#platform/process.ts'
import { accessWorkbook } from './access-sheets.ts'

// npm run school -- import FILE.xlsx [--keep-good] [--plan] [--lang ru] [--access FILE.xlsx]

const usage = 'npm run school -- import FILE.xlsx [--keep-good] [--plan] [--lang kz|ru|en] [--access ACCESS.xlsx]'

function read() {
  const options = {
    'keep-good': { type: 'boolean', default: false },
    plan: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'kz' },
    access: { type: 'string' },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [act, file] = positionals
  if (act !== 'import' || !file) throw new Error(usage)
  const language: Language = languageOf(values.lang) ?? 'kz'
  return { file, language, keepGood: values['keep-good'], planOnly: values.plan, access: values.access }
}

/** One line of the report: level, sheet, row, column, value, reason. */
function line({ level, sheet, row, column, value, code, with: variables }: Finding, language: Language): string {
  const place = [sheet, row && say(language, 'school-import.row', { row }), column, value && `«${value}»`].filter(
    Boolean,
  )
  return `${say(language, `school-import.level.${level}`)}: ${place.join(', ')}: ${say(language, code, variables)}`
}

async function run(): Promise<number> {
  const { file, language, keepGood, planOnly, access } = read()
  const bytes = readFileSync(file)
  const ground = await openGround(readConfig(process.env), console.error)
  try {
    const started = performance.now()
    const proposal = await propose(ground.db, bytes, { keepGood })
    for (const finding of proposal.findings) console.log(line(finding, language))
    if (!proposal.plan || !proposal.ready) {
      console.log(say(language, 'school-import.not-written'))
      return 1
    }
    const { plan, doneAt } = proposal
    if (doneAt) {
      console.log(
        say(language, 'school-import.nothing-to-do', { at: doneAt.toISOString().slice(0, 16).replace('T', ' ') }),
      )
      return 0
    }
    if (planOnly) {
      console.log(
        say(language, 'school-import.planned', {
          pupils: plan.pupils.length,
          classes: plan.classes.length,
          staff: plan.staff.length,
        }),
      )
      return 0
    }
    const imported = await ground.db.transaction().execute((db) => commit(db, proposal, { now: new Date() }))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const { pupils = 0, classes = 0, lessons = 0, accounts = 0 } = imported.counts
    console.log(
      say(language, 'school-import.written', {
        school: plan.school.name[language],
        pupils,
        classes,
        lessons,
        accounts,
        seconds,
      }),
    )
    await handOut(imported.accesses, access ?? `${file.replace(/\.xlsx$/i, '')}-access.xlsx`, language)
    return 0
  } finally {
    await ground.close()
  }
}

/** Passwords are shown once: in a file that only its owner may read. */
async function handOut(
  accesses: Parameters<typeof accessWorkbook>[0],
  file: string,
  language: Language,
): Promise<void> {
  if (accesses.length === 0) return
  writeFileSync(file, await accessWorkbook(accesses, language), { mode: 0o600 })
  console.log(say(language, 'school-import.access-file', { file }))
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
