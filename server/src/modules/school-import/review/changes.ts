import type { Change } from '@qalam/contract/import-plans/api.ts'
import { regionById } from '@qalam/contract/dictionaries/regions.ts'
import { subjectById } from '@qalam/contract/dictionaries/subjects.ts'
import type { Part, SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Db } from '#platform/db/db.ts'
import { typeOf } from '../commit/school.ts'
import { schoolTypeWords, weekDayWords, wordFor } from '../reading/table/words.ts'
import { plain } from '../reading/table/text.ts'
import type { ImportProposal } from '../service.ts'
import { loadKey, slotKey, themeKey } from '../standing/keys.ts'
import { roomsIn } from '../standing/views-kept.ts'
import { changedThings } from './changed-things.ts'
import { changedPeople } from './changed-people.ts'
import { leadsIn, type SchoolFields, schoolFieldsIn } from './views.ts'

export type RowChange = {
  part: Part
  row: number | null
  kind: 'create' | 'change' | 'same'
  name: string
  changes: Change[]
}

type Load = { classLabel: string; subjectId: number; subgroup: number | null }
const keyOf = (one: Load): string => loadKey(one.classLabel, one.subjectId, one.subgroup)
const fullName = (one: { surname: string; firstname: string; patronymic: string }): string =>
  [one.surname, one.firstname, one.patronymic].filter(Boolean).join(' ')

/** What an import that was proposed would do with each row of its workbook: the same facts that its commit goes by. */
export async function changesOf(
  db: Db,
  { plan, standing, matched }: Pick<ImportProposal, 'plan' | 'standing' | 'matched'>,
  language: Language,
): Promise<RowChange[]> {
  const { schoolId, year } = standing
  const rooms = schoolId === null ? [] : await roomsIn(db, schoolId)
  const leads = schoolId === null ? new Map<string, Lead>() : await leadsIn(db, schoolId, year)
  const numbers = new Set(rooms.map(({ number }) => plain(number)))
  const people = new Map([...plan.staff, ...plan.parents].map((one) => [one.iin, fullName(one)]))
  const nameOf = (iin: string) => people.get(iin) ?? iin
  const about = (one: Load) =>
    [one.classLabel, subjectById(one.subjectId)?.name[language] ?? '', one.subgroup === null ? '' : `(${one.subgroup})`]
      .filter(Boolean)
      .join(' ')
  const peopleChanges = changedPeople(matched)
  const things = changedThings(matched)
  const told = (part: Part, row: number | null, name: string, known: boolean, changes: Change[] = []): RowChange => ({
    part,
    row,
    name,
    kind: known ? (changes.length > 0 ? 'change' : 'same') : 'create',
    changes: known ? changes : [],
  })

  return [
    told('school', null, plan.school.name[language] || plan.school.name.ru, schoolId !== null, [
      ...(schoolId === null ? [] : schoolChanges(plan, await schoolFieldsIn(db, schoolId), language)),
    ]),
    ...plan.bells.map(({ row, scheme, number, start, end }) =>
      told(
        'bells',
        row,
        `${scheme}, ${number}: ${start}–${end}`,
        standing.bells.get(scheme)?.some((bell) => bell.number === number) === true,
      ),
    ),
    ...plan.rooms.map(({ row, number, name }) =>
      told('rooms', row, [number, name].filter(Boolean).join(' '), numbers.has(plain(number)), things('rooms', row)),
    ),
    ...plan.staff.map((one) => {
      const known = peopleChanges(one.iin)
      return told('staff', one.row, fullName(one), standing.posts.has(one.iin) || known.length > 0, known)
    }),
    ...plan.classes.map(({ row, label, classTeacherIin }) => {
      const lead = leads.get(label)
      const isOther = classTeacherIin !== null && lead?.iin !== classTeacherIin
      const change = { field: 'lead' as const, before: lead?.name ?? '', after: nameOf(classTeacherIin ?? '') }
      return told('classes', row, label, standing.classes.has(label), [
        ...(isOther ? [change] : []),
        ...things('classes', row),
      ])
    }),
    ...plan.pupils.map((one) => {
      const isHere = (standing.stays.get(one.iin) ?? []).some(
        (stay) =>
          stay.schoolId === schoolId && stay.year === year && (stay.until === null || stay.until > standing.today),
      )
      const family = new Set(standing.guardians.get(one.iin)?.values())
      const parents = one.parents
        .filter(({ iin }) => !family.has(iin))
        .map(({ iin }) => ({ field: 'parent' as const, before: '', after: nameOf(iin) }))
      const known = peopleChanges(one.iin)
      const changes = [...known, ...parents, ...one.parents.flatMap(({ iin }) => peopleChanges(iin, true))]
      return told('pupils', one.row, `${one.classLabel} ${fullName(one)}`, isHere || known.length > 0, changes)
    }),
    ...halves(plan, standing, about, told),
    ...plan.load.map((one) => {
      const known = standing.load.get(keyOf(one))
      const isOther = known !== undefined && known.teacherIin !== one.teacherIin
      const change = { field: 'teacher' as const, before: known?.teacher ?? '', after: nameOf(one.teacherIin) }
      return told('load', one.row, about(one), known !== undefined, [
        ...(isOther ? [change] : []),
        ...things('load', one.row),
      ])
    }),
    ...plan.timetable.map((one) => {
      const day = wordFor(weekDayWords, one.weekDay, language)
      const known = standing.slots.has(slotKey(one.classLabel, one.weekDay, one.number, one.subgroup))
      return told('timetable', one.row, `${about(one)}, ${day}, ${one.number}`, known)
    }),
    ...plan.ktp.map((one) =>
      told(
        'ktp',
        one.row,
        `${about(one)}, ${one.quarter}/${one.number}: ${one.theme}`,
        standing.themes.has(themeKey(keyOf(one), one.quarter, one.number)),
        things('ktp', one.row),
      ),
    ),
    ...plan.days.map(({ row, day, name }) => told('days', row, `${day} ${name}`.trim(), !standing.isNewYear)),
  ]
}

type Lead = { iin: string | null; name: string }

function halves(
  { subgroups, pupils }: SchoolPlan,
  { members }: ImportProposal['standing'],
  about: (one: Load) => string,
  told: (part: Part, row: number, name: string, known: boolean, changes: Change[]) => RowChange,
): RowChange[] {
  const names = new Map(pupils.map((one) => [one.iin, fullName(one)]))
  return subgroups.map(({ row, classLabel, subjectId, subgroup, pupilIin }) => {
    const before = members.get(`${loadKey(classLabel, subjectId, null)} ${pupilIin}`)
    const change = { field: 'half' as const, before: String(before ?? ''), after: String(subgroup) }
    const name = `${about({ classLabel, subjectId, subgroup })}: ${names.get(pupilIin) ?? pupilIin}`
    return told('subgroups', row, name, before !== undefined, before === subgroup ? [] : [change])
  })
}

function schoolChanges({ school }: SchoolPlan, now: SchoolFields | undefined, language: Language): Change[] {
  const regionOf = (id: number) => regionById(id)?.name[language] ?? String(id)
  const typeNamed = (type: string) => wordFor(schoolTypeWords, type, language)
  if (!now) return []
  const all: Change[] = [
    { field: 'name-kz', before: now.name.kz, after: school.name.kz },
    { field: 'name-ru', before: now.name.ru, after: school.name.ru },
    { field: 'name-en', before: now.name.en, after: school.name.en },
    { field: 'address', before: now.address, after: school.address },
    { field: 'language', before: now.language, after: school.defaultLanguage },
    { field: 'region', before: regionOf(now.regionId), after: regionOf(school.regionId) },
    {
      field: 'type',
      before: typeNamed(now.type),
      after: typeNamed(typeOf(school.type)),
    },
  ]
  return all.filter(({ before, after }) => before !== after)
}
