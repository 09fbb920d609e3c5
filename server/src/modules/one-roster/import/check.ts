import { type Language, languages } from '@qalam/contract/kernel/languages.ts'
import { otherSchool } from '@qalam/contract/one-roster/problems.ts'
import { type JobAsk } from '@qalam/contract/kernel/job.ts'
import { mostNotes } from '@qalam/contract/one-roster/api.ts'
import { checkBytes } from '#modules/import-plans/public.ts'
import { schoolWorkbook } from '#modules/school-import/review/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { say } from '#platform/http/errors.ts'
import { csvOf } from '../file/csv.ts'
import type { Facts } from '../file/facts.ts'
import { filesOf } from '../file/files.ts'
import { rosterOf } from '../service.ts'
import { type Roster, rosterIn, rowsIn } from './archive.ts'
import { changedBy, newPupils, withoutIin } from './changed.ts'
import { differencesOf, type Note } from './differences.ts'
import { knownIn, makerOf } from './known.ts'

type Asked = JobAsk & { name: string; archive: string }

/** Turns an archive into the workbook of the school as it would be, and asks for its plan. */
export async function check(context: Context, { uuid, name, archive }: Asked) {
  const facts = await rosterOf(context)
  const sent = rosterIn(Buffer.from(archive, 'base64'))
  const maker = makerOf(sent, facts)
  if (!maker) throw otherSchool()
  const { known, differences } = comparedIn(facts, sent, maker)
  const { pupils, notes } = newPupils(sent, differences, facts)
  const nameless = withoutIin(sent, differences, known.users, facts)

  const { db, today, language } = context
  const changed = changedBy(differences, facts, pupils)
  const workbook = found(await schoolWorkbook(db, facts.schoolId, facts.year, today, language, changed))
  const job = await checkBytes(context, uuid, name, Buffer.from(workbook.bytes))
  return { job, notes: [...notes, ...nameless, ...differences.notes].slice(0, mostNotes).map(presentIn(context)) }
}

/** An archive has the names of one language, be it not the reader's: it is compared in the one it differs least from. */
function comparedIn(facts: Facts, sent: Roster, maker: 'ours' | 'others') {
  const all = languages.map((language) => {
    const own = ownRoster(facts, language)
    const known = knownIn(sent, own, maker)
    return { known, differences: differencesOf(sent, own, known, maker === 'ours') }
  })
  return all.reduce((best, one) => (one.differences.notes.length < best.differences.notes.length ? one : best))
}

/** What the school would send today, read as what came: two alike are equal cell by cell. */
const ownRoster = (facts: Facts, language: Language): Roster =>
  new Map([...filesOf(facts, language)].map(([name, table]) => [name, rowsIn(name, csvOf(table))]))

const presentIn =
  ({ language }: Context) =>
  ({ code, ...note }: Note) => ({ ...note, words: say(language, `one-roster.note-${code}`) })
