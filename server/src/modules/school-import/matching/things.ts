import type { Kept, ThingField } from '@qalam/contract/import-plans/kept.ts'
import { subjectById } from '@qalam/contract/dictionaries/subjects.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { renameCabinets } from '#modules/cabinets/public.ts'
import { setStudies } from '#modules/groups/back/public.ts'
import { rewriteThemes, setWeeklyHours } from '#modules/ktp/public.ts'
import type { Db } from '#platform/db/db.ts'
import { plain } from '../reading/table/text.ts'
import { loadKey, themeKey } from '../standing/keys.ts'
import { facultyWords, wordFor } from '../reading/table/words.ts'
import { type MatchedClass, classesNow, hoursNow, roomsNow, themesNow, type ThemeNow } from './views-things.ts'

export type TakenThing = { thing: string; field: ThingField }
type Part = 'rooms' | 'classes' | 'load' | 'ktp'
type Difference = { part: Part; row: number; thing: string; field: ThingField; before: string; after: string }
/** A field of a room, of a class, of the load or of a plan that is written. */
export type ThingChange = Difference & { write: (now: Writing) => void }

type Writing = {
  rooms: { id: number; name: string }[]
  classes: Map<number, MatchedClass>
  hours: { uuid: string; hours: number }[]
  themes: Map<string, ThemeNow>
}

type Load = { classLabel: string; subjectId: number; subgroup: number | null }
const keyOf = (one: Load): string => loadKey(one.classLabel, one.subjectId, one.subgroup)

/** What the school and the workbook say otherwise of rooms, classes, hours and plans, and which of it is taken. */
export async function thingsOf(
  db: Db,
  schoolId: number,
  plan: SchoolPlan,
  taken: readonly TakenThing[],
  language: Language,
): Promise<{ kept: Omit<Kept, 'id'>[]; changes: ThingChange[] }> {
  const year = plan.school.academicYear
  const about = (one: Load) =>
    [one.classLabel, subjectById(one.subjectId)?.name[language] ?? '', one.subgroup === null ? '' : `(${one.subgroup})`]
      .filter(Boolean)
      .join(' ')
  const found: (ThingChange & { name: string })[] = [
    ...(await ofRooms(db, schoolId, plan)),
    ...(await ofClasses(db, schoolId, year, plan, language)),
    ...(await ofLoad(db, schoolId, year, plan)).map((one) => ({ ...one, name: about(one.of) })),
    ...(await ofPlans(db, schoolId, year, plan)).map((one) => ({
      ...one,
      name: `${about(one.of)}, ${one.of.quarter}/${one.of.number}`,
    })),
  ]
  const isTaken = new Set(taken.map(({ thing, field }) => `${thing} ${field}`))
  const chosen = ({ thing, field }: Difference) => isTaken.has(`${thing} ${field}`)
  return {
    kept: found.map((one) => ({
      part: one.part,
      row: one.row,
      person: null,
      thing: one.thing,
      name: one.name,
      field: one.field,
      standing: one.before,
      workbook: one.after,
      editedBy: null,
      editedAt: null,
      isTaken: chosen(one),
    })),
    changes: found.filter(chosen),
  }
}

async function ofRooms(db: Db, schoolId: number, { rooms }: SchoolPlan) {
  const now = new Map((await roomsNow(db, schoolId)).map((room) => [plain(room.number), room]))
  return rooms.flatMap(({ row, number, name }) => {
    const room = now.get(plain(number))
    if (!room || plain(room.name) === plain(name)) return []
    const write = ({ rooms: all }: Writing) => void all.push({ id: room.id, name })
    return [
      {
        ...{ part: 'rooms' as const, row, thing: `rooms ${room.id}`, field: 'room-name' as const, name: room.number },
        ...{ before: room.name, after: name, write },
      },
    ]
  })
}

async function ofClasses(db: Db, schoolId: number, year: number, { classes }: SchoolPlan, language: Language) {
  const now = new Map((await classesNow(db, schoolId, year)).map((one) => [one.label, one]))
  return classes.flatMap(({ row, label, eduLang, faculty }) => {
    const known = now.get(label)
    if (!known) return []
    const changed = (field: ThingField, before: string, after: string, change: Partial<MatchedClass>) => ({
      ...{ part: 'classes' as const, row, thing: `classes ${known.id}`, field, name: label, before, after },
      write: ({ classes: all }: Writing) => void all.set(known.id, { ...(all.get(known.id) ?? known), ...change }),
    })
    const word = (direction: MatchedClass['faculty']) => (direction ? wordFor(facultyWords, direction, language) : '')
    return [
      ...(known.eduLang === eduLang ? [] : [changed('class-language', known.eduLang, eduLang, { eduLang })]),
      ...(known.faculty === faculty
        ? []
        : [changed('class-direction', word(known.faculty), word(faculty), { faculty })]),
    ]
  })
}

async function ofLoad(db: Db, schoolId: number, year: number, { load }: SchoolPlan) {
  const now = new Map((await hoursNow(db, schoolId, year)).map((one) => [keyOf(one), one]))
  return load.flatMap((of) => {
    const known = now.get(keyOf(of))
    if (!known || known.hours === of.hours) return []
    const write = ({ hours }: Writing) => void hours.push({ uuid: known.uuid, hours: of.hours })
    return [
      {
        ...{ part: 'load' as const, row: of.row, thing: `load ${known.uuid}`, field: 'weekly-hours' as const, of },
        ...{ before: String(known.hours), after: String(of.hours), write },
      },
    ]
  })
}

async function ofPlans(db: Db, schoolId: number, year: number, { ktp }: SchoolPlan) {
  if (ktp.length === 0) return []
  const key = (one: Load, quarter: number, number: number) => themeKey(keyOf(one), quarter, number)
  const now = new Map((await themesNow(db, schoolId, year)).map((one) => [key(one, one.quarter, one.number), one]))
  return ktp.flatMap((of) => {
    const known = now.get(key(of, of.quarter, of.number))
    if (!known) return []
    const changed = (field: ThingField, before: string, after: string, change: Partial<ThemeNow>) => ({
      ...{ part: 'ktp' as const, row: of.row, thing: `ktp ${known.uuid}`, field, of, before, after },
      write: ({ themes }: Writing) => void themes.set(known.uuid, { ...(themes.get(known.uuid) ?? known), ...change }),
    })
    const [had, has] = [known.objectives.join(', '), of.objectives.join(', ')]
    return [
      ...(plain(known.section) === plain(of.section)
        ? []
        : [changed('section', known.section, of.section, { section: of.section })]),
      ...(known.theme === of.theme ? [] : [changed('theme', known.theme, of.theme, { theme: of.theme })]),
      ...(known.hours === of.hours
        ? []
        : [changed('theme-hours', String(known.hours), String(of.hours), { hours: of.hours })]),
      ...(had === has ? [] : [changed('objectives', had, has, { objectives: of.objectives })]),
    ]
  })
}

/** The lessons of plans that change: what they were is kept for taking the import back. */
export const themesIn = (changes: readonly ThingChange[]): string[] => [
  ...new Set(changes.flatMap(({ part, thing }) => (part === 'ktp' ? [thing.slice('ktp '.length)] : []))),
]

/** Writes what is taken before the workbook is compared, so that both say the same of it. */
export async function writeThings(db: Db, schoolId: number, changes: readonly ThingChange[]): Promise<void> {
  const all: Writing = { rooms: [], classes: new Map(), hours: [], themes: new Map() }
  for (const { write } of changes) write(all)
  if (all.rooms.length > 0) await renameCabinets(db, schoolId, all.rooms)
  if (all.classes.size > 0) await setStudies(db, schoolId, [...all.classes.values()])
  if (all.hours.length > 0) await setWeeklyHours(db, schoolId, all.hours)
  if (all.themes.size > 0) await rewriteThemes(db, schoolId, [...all.themes.values()])
}
