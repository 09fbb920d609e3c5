import { type Language, languages } from '@qalam/contract/kernel/languages.ts'
import { notWhole, otherSchool } from '@qalam/contract/one-roster/problems.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { mostNotes } from '@qalam/contract/one-roster/api.ts'
import { bytesOf, checkBytes } from '#modules/import-plans/public.ts'
import { schoolWorkbook } from '#modules/school-import/review/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { say } from '#platform/http/errors.ts'
import { csvOf } from '../file/csv.ts'
import { type RosterFacts, ids } from '../file/facts.ts'
import { filesOf } from '../file/files.ts'
import { mayExport } from '../policy.ts'
import { rosterOf } from '../service.ts'
import { type Roster, rosterIn, rowsIn, type Sent } from './archive.ts'
import { addedBy } from './added.ts'
import { changedBy, withoutIin } from './changed.ts'
import { isOurs, wholeOf } from './delta.ts'
import { differencesOf, type Note } from './differences.ts'
import { knownIn, makerOf } from './known.ts'

/** Whoever may bring a roster in. */
export function mayCheck({ actor }: Pick<Context, 'actor'>): void {
  allow(mayExport(actor))
}

/** Turns an archive into the workbook of the school as it would be, and asks for its plan. */
export async function check(context: Context, store: FileStore, uuid: string) {
  const facts = await rosterOf(context)
  const [file] = context.files
  if (!file) throw fieldProblem('file', 'required')
  const received = rosterIn(await bytesOf(store, file.uuid))
  const maker = makerFound(received, facts)
  const { sent, known, differences } = comparedIn(facts, received, maker)
  const { notes, ...added } = addedBy(sent, differences, known, facts)
  const nameless = withoutIin(sent, differences, known.users, facts)

  const { db, today, language } = context
  const changed = changedBy(differences, facts, added)
  const workbook = found(await schoolWorkbook(db, facts.schoolId, facts.year, today, language, changed))
  const job = await checkBytes(context, uuid, file.name, Buffer.from(workbook.bytes))
  return { job, notes: [...notes, ...nameless, ...differences.notes].slice(0, mostNotes).map(presentIn(context)) }
}

/** Whose ids the archive speaks in. Changes alone can be understood in ours only. */
function makerFound({ roster, changes }: Sent, facts: RosterFacts): 'ours' | 'others' {
  const isSilent = changes.size > 0 && !roster.has('orgs.csv') && isOurs(roster, facts)
  const maker = isSilent ? 'ours' : makerOf(roster, facts)
  if (!maker) throw otherSchool()
  const [name] = changes
  if (name !== undefined && maker === 'others') throw notWhole({ name })
  return maker
}

/** An archive has the names of one language, be it not the reader's: it is compared in the one it differs least from. */
function comparedIn(facts: RosterFacts, received: Sent, maker: 'ours' | 'others') {
  const halved = new Set(facts.plans.flatMap(({ uuid, half }) => (half === null ? [] : [ids.plan(uuid)])))
  const about = { isOurs: maker === 'ours', halved }
  const all = languages.map((language) => {
    const own = ownRoster(facts, language)
    const sent = wholeOf(received, own)
    const known = knownIn(sent, own, maker)
    return { sent, known, differences: differencesOf(sent, own, known, about) }
  })
  return all.reduce((best, one) => (one.differences.notes.length < best.differences.notes.length ? one : best))
}

/** What the school would send today, read as what came: two alike are equal cell by cell. */
const ownRoster = (facts: RosterFacts, language: Language): Roster =>
  new Map([...filesOf(facts, language)].map(([name, table]) => [name, rowsIn(name, csvOf(table))]))

const presentIn =
  ({ language }: Context) =>
  ({ code, ...note }: Note) => ({ ...note, words: say(language, `one-roster.note-${code}`) })
