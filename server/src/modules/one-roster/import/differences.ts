import { cell, type KnownRoster } from './known.ts'
import type { Roster, RosterRow } from './archive.ts'

export type NoteCode =
  'kept' | 'unknown' | 'no-iin' | 'no-class' | 'no-phone' | 'no-child' | 'not-pupil' | 'not-removed' | 'absent'
export type Note = { file: string; row: number | null; column: string; value: string; code: NoteCode }

export type Fields = { surname?: string; firstname?: string; patronymic?: string; sex?: 'm' | 'w'; birthDate?: string }
/** What an archive says otherwise than the school, by our ids; new people by the sender's. */
export type Differences = {
  people: Map<string, Fields>
  classOf: Map<string, string>
  leads: Map<string, string>
  teachers: Map<string, string>
  /** Who is in which plan of a half: the plan and the person. */
  halves: { plan: string; user: string }[]
  added: RosterRow[]
  notes: Note[]
}

const fieldOf: Readonly<Record<string, keyof Fields>> = {
  ...{ familyName: 'surname', givenName: 'firstname', middleName: 'patronymic', birthDate: 'birthDate', sex: 'sex' },
}
/** What tells nothing of the school: when a row was changed, and who calls whom by which id. */
/** Families are compared where people are added. */
const quiet = new Set(['sourcedId', 'status', 'dateLastModified', 'agentSourcedIds'])
const needed = new Set(['surname', 'firstname', 'sex', 'birthDate'])

/** Compares an archive with what the school would send today. */
export function differencesOf(
  sent: Roster,
  own: Roster,
  known: KnownRoster,
  { isOurs, halved }: { isOurs: boolean; halved: ReadonlySet<string> },
): Differences {
  const found: Differences = {
    ...{ people: new Map(), classOf: new Map(), leads: new Map(), teachers: new Map() },
    ...{ halves: [], added: [], notes: [] },
  }
  for (const file of ['orgs.csv', 'academicSessions.csv', 'courses.csv', 'classes.csv', 'users.csv', 'roles.csv'])
    compareRows(file, sent, own, known, isOurs, found)
  compareRows('demographics.csv', sent, own, known, isOurs, found)
  compareEnrollments(sent, own, known, halved, found)
  return found
}

type IdOf = (id: string) => string | undefined

function knownBy(file: string, known: KnownRoster, isOurs: boolean): IdOf {
  if (file === 'users.csv' || file === 'demographics.csv') return (id) => known.users.get(id)
  if (file === 'classes.csv') return (id) => known.classes.get(id)
  return (id) => (isOurs ? id : undefined)
}

function compareRows(file: string, sent: Roster, own: Roster, known: KnownRoster, isOurs: boolean, found: Differences) {
  const rows = sent.get(file)
  if (!rows) return
  const standing = new Map((own.get(file) ?? []).map((row) => [cell(row, 'sourcedId'), row]))
  const idOf = knownBy(file, known, isOurs)
  for (const row of rows) {
    const id = idOf(cell(row, 'sourcedId'))
    const before = id === undefined ? undefined : standing.get(id)
    if (id !== undefined) standing.delete(id)
    const tell = (column: string, code: NoteCode) =>
      found.notes.push({ file, row: row.at, column, value: cell(row, column), code })
    if (cell(row, 'status') === 'tobedeleted') tell('status', 'not-removed')
    else if (!before && file === 'users.csv') found.added.push(row)
    else if (before && id !== undefined) compareCells(row, before, id, isOurs, found, tell)
    // The role and the birth date of a new pupil belong to the pupil's own row.
    else if (isOurs && !['demographics.csv', 'roles.csv'].includes(file)) tell('sourcedId', 'unknown')
    else if (file === 'classes.csv') tell('title', 'unknown')
  }
  if (file === 'demographics.csv' || (!isOurs && file !== 'users.csv' && file !== 'classes.csv')) return
  for (const id of standing.keys())
    found.notes.push({ file, row: null, column: 'sourcedId', value: id, code: 'absent' })
}

function compareCells(
  row: RosterRow,
  before: RosterRow,
  id: string,
  isOurs: boolean,
  { people }: Differences,
  tell: (column: string, code: NoteCode) => void,
) {
  for (const column of Object.keys(before.cells)) {
    const value = cell(row, column)
    if (quiet.has(column) || value === cell(before, column)) continue
    const field = fieldOf[column]
    // Ids, codes and names of logins of another system are its own.
    if (field === undefined && !isOurs) continue
    if (field === undefined || (needed.has(field) && value === '')) tell(column, 'kept')
    else if (field === 'sex') {
      const sex = sexOf(value)
      if (sex) people.set(id, { ...people.get(id), sex })
      else tell(column, 'kept')
    } else people.set(id, { ...people.get(id), [field]: value })
  }
}

export const sexOf = (word: string): 'm' | 'w' | null => (word === 'male' ? 'm' : word === 'female' ? 'w' : null)

function compareEnrollments(
  sent: Roster,
  own: Roster,
  known: KnownRoster,
  halved: ReadonlySet<string>,
  found: Differences,
) {
  const file = 'enrollments.csv'
  const keyOf = (place: string, user: string, role: string) => `${place} ${user} ${role}`
  const before = new Set(
    (own.get(file) ?? []).map((row) =>
      keyOf(cell(row, 'classSourcedId'), cell(row, 'userSourcedId'), cell(row, 'role')),
    ),
  )
  const added = new Set(found.added.map((row) => cell(row, 'sourcedId')))
  const touched = new Set<string>()
  const removed: { place: string; user: string; tell: () => void }[] = []
  for (const row of sent.get(file) ?? []) {
    const place = known.classes.get(cell(row, 'classSourcedId'))
    const user = known.users.get(cell(row, 'userSourcedId'))
    const role = cell(row, 'role')
    const tell = (column: string, code: NoteCode) =>
      found.notes.push({ file, row: row.at, column, value: cell(row, column), code })
    if (cell(row, 'status') === 'tobedeleted') {
      if (place !== undefined && user !== undefined) before.delete(keyOf(place, user, role))
      removed.push({ place: place ?? '', user: user ?? '', tell: () => tell('status', 'not-removed') })
    } else if (place === undefined) tell('classSourcedId', 'unknown')
    else if (user === undefined) {
      if (!added.has(cell(row, 'userSourcedId'))) tell('userSourcedId', 'unknown')
      else if (role === 'student' && place.startsWith('group-')) found.classOf.set(cell(row, 'userSourcedId'), place)
      else if (role === 'teacher')
        (place.startsWith('group-') ? found.leads : found.teachers).set(place, cell(row, 'userSourcedId'))
      else if (halved.has(place)) found.halves.push({ plan: place, user: cell(row, 'userSourcedId') })
    } else if (!before.delete(keyOf(place, user, role))) {
      touched.add(place).add(user)
      if (role === 'teacher') (place.startsWith('group-') ? found.leads : found.teachers).set(place, user)
      else if (role === 'student' && place.startsWith('group-')) found.classOf.set(user, place)
      else if (role === 'student' && halved.has(place)) found.halves.push({ plan: place, user })
      else tell('classSourcedId', 'kept')
    }
  }
  // Whoever moved or was replaced is told of already.
  for (const { place, user, tell } of removed) if (!touched.has(place) && !touched.has(user)) tell()
  if (!sent.has(file)) return
  for (const key of before) {
    const [place = '', user = ''] = key.split(' ')
    if (touched.has(place) || touched.has(user)) continue
    found.notes.push({ file, row: null, column: 'sourcedId', value: `${place}-${user}`, code: 'absent' })
  }
}
