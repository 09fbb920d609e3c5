import { parseArgs } from 'node:util'
import { addDays, dottedOf, localDay, localMidnight } from '@qalam/contract/kernel/calendar.ts'
import { isDay } from '@qalam/contract/kernel/calendar.ts'
import { dayFromDotted } from '@qalam/contract/kernel/dates.ts'
import { type Language, languages } from '@qalam/contract/kernel/languages.ts'
import { learningIsFree } from '#modules/payments/free/public.ts'
import { closeSchool, openingOf, openSchool } from '#modules/payments/public.ts'
import type { Db } from '#platform/db/db.ts'
import { say } from '#platform/http/errors.ts'
import { openGround } from '../ground.ts'
import { readSettings } from '../settings.ts'
import { WrongUsage } from './asked.ts'
import { type Command, complain } from './command.ts'
import { nameOf, whichSchool } from './which-school.ts'

const usage = 'npm run school -- subscribe SCHOOL --until YYYY-MM-DD | --end [--lang kz|ru|en]'

type SubscribeCommand = { school: string; language: Language; until: string | null }

/** `until` is the last day on which learning is open; null ends it now. */
function readAsked(args: readonly string[]): SubscribeCommand {
  const options = {
    until: { type: 'string' },
    end: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'kz' },
  } as const
  const { values, positionals } = parse()
  const [, school, ...rest] = positionals
  const language = languages.find((one) => one === values.lang)
  const day = values.until === undefined ? null : (dayFromDotted(values.until) ?? values.until)
  const isWhole = (day !== null) !== values.end && (day === null || isDay(day))
  if (!school || rest.length > 0 || !language || !isWhole) throw new WrongUsage(usage)
  return { school, language, until: day }

  function parse() {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true })
    } catch {
      throw new WrongUsage(usage)
    }
  }
}

/** Opens learning to the students of a school up to a day, or ends it; answers what it did in one line. */
async function subscribe(db: Db, { school: text, language, until }: SubscribeCommand, now: Date): Promise<string> {
  const school = await whichSchool(db, text, language)
  if (until !== null && until < localDay(now))
    throw new WrongUsage(say(language, 'school-import.subscription-past', { date: dottedOf(until) }))
  if (until === null) await closeSchool(db, school.id, now)
  else await openSchool(db, school.id, localMidnight(addDays(until, 1)))
  const { students } = await openingOf(db, school.id, now)
  const about = { school: nameOf(school, language), students }
  return until === null
    ? say(language, 'school-import.subscription-ended', about)
    : say(language, 'school-import.subscribed', { ...about, date: dottedOf(until) })
}

export const subscribeCommand: Command = {
  usage,
  run: async (args) => {
    const asked = readAsked(args)
    const config = await readSettings(process.env)
    const ground = await openGround(config, complain)
    try {
      console.log(await subscribe(ground.db, asked, new Date()))
      if (learningIsFree(config)) console.log(say(asked.language, 'school-import.learning-free'))
      return 0
    } finally {
      await ground.close()
    }
  },
}
