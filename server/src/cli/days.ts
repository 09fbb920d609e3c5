import { parseArgs } from 'node:util'
import { dottedOf, isDay } from '@qalam/contract/kernel/calendar.ts'
import { dayFromDotted } from '@qalam/contract/kernel/dates.ts'
import { type Language, languages } from '@qalam/contract/kernel/languages.ts'
import { addDaysOff, addWorkingDay, daysOf, type DaysOutcome, removeDay } from '#modules/school-import/days/public.ts'
import type { Db } from '#platform/db/db.ts'
import { say } from '#platform/http/errors.ts'
import { openGround } from '../ground.ts'
import { readSettings } from '../settings.ts'
import { WrongUsage } from './asked.ts'
import { type Command, complain } from './command.ts'
import { whichSchool } from './which-school.ts'

const usage =
  'npm run school -- days SCHOOL [list | add DATE [NAME] [--until DATE] | add DATE [NAME] --working [--like 1…6] | remove DATE] [--lang kz|ru|en]'

type DaysCommand = {
  school: string
  language: Language
  act: 'list' | 'add' | 'remove'
  day: string
  until: string
  name: string
  working: boolean
  like: number | null
}

const dayOf = (text: string | undefined): string => {
  const day = text === undefined ? '' : (dayFromDotted(text) ?? text)
  if (!isDay(day)) throw new WrongUsage(usage)
  return day
}

function parse(args: readonly string[]) {
  const options = {
    until: { type: 'string' },
    working: { type: 'boolean', default: false },
    like: { type: 'string' },
    lang: { type: 'string', default: 'kz' },
  } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw new WrongUsage(usage)
  }
}

function readAsked(args: readonly string[]): DaysCommand {
  const { values, positionals } = parse(args)
  const [, school, act = 'list', date, name = '', ...rest] = positionals
  const language = languages.find((one) => one === values.lang)
  const isKnown = act === 'list' || act === 'add' || act === 'remove'
  const like = values.like === undefined ? null : Number(values.like)
  const isLike = like === null || (Number.isInteger(like) && like >= 1 && like <= 6 && values.working)
  if (!school || !language || !isKnown || rest.length > 0 || !isLike || name.length > 100) throw new WrongUsage(usage)
  const day = act === 'list' ? '' : dayOf(date)
  const until = values.until === undefined ? day : dayOf(values.until)
  if (until < day || (values.working && until !== day)) throw new WrongUsage(usage)
  return { school, language, act, day, until, name, working: values.working, like }
}

/** Changes a school's days, all of it or nothing, and answers what became of it. */
function change(db: Db, schoolId: number, { act, day, until, name, working, like }: DaysCommand): Promise<DaysOutcome> {
  if (act === 'remove') return removeDay(db, schoolId, day)
  if (working) return addWorkingDay(db, schoolId, { day, like, name })
  return addDaysOff(db, schoolId, { from: day, until, name })
}

class Refused extends Error {
  readonly outcome: DaysOutcome
  constructor(outcome: DaysOutcome) {
    super(outcome.state)
    this.outcome = outcome
  }
}

async function carryOut(db: Db, schoolId: number, asked: DaysCommand): Promise<DaysOutcome> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const outcome = await change(transaction, schoolId, asked)
      if (outcome.state !== 'done') throw new Refused(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Refused) return error.outcome
    throw error
  }
}

function told(outcome: DaysOutcome, { language, day, until }: DaysCommand): string[] {
  const date = day === until ? dottedOf(day) : `${dottedOf(day)}–${dottedOf(until)}`
  const lines = [say(language, `school-import.days.${outcome.state}`, { date, ...outcome })]
  if (outcome.state !== 'done' || outcome.themes + outcome.assessments === 0) return lines
  return [...lines, say(language, 'school-import.days.themes', { ...outcome })]
}

async function listOf(db: Db, schoolId: number, language: Language): Promise<string[]> {
  const { off, working } = await daysOf(db, schoolId, new Date())
  const stretch = (from: string, to: string) => (from === to ? dottedOf(from) : `${dottedOf(from)}–${dottedOf(to)}`)
  return [
    ...off.map(({ startsOn, endsOn, name, kind }) =>
      [stretch(startsOn, endsOn), name[language], `(${say(language, `day-off.${kind}`)})`].join(' '),
    ),
    ...working.map(({ day, name }) =>
      [dottedOf(day), name[language], `(${say(language, 'school-import.days.worked')})`].join(' '),
    ),
  ]
}

export const daysCommand: Command = {
  usage,
  run: async (args) => {
    const asked = readAsked(args)
    const ground = await openGround(await readSettings(process.env), complain)
    try {
      const school = await whichSchool(ground.db, asked.school, asked.language)
      if (asked.act === 'list') {
        for (const line of await listOf(ground.db, school.id, asked.language)) console.log(line)
        return 0
      }
      const outcome = await carryOut(ground.db, school.id, asked)
      for (const line of told(outcome, asked)) console.log(line)
      return outcome.state === 'done' || outcome.state === 'nothing-to-do' ? 0 : 1
    } finally {
      await ground.close()
    }
  },
}
