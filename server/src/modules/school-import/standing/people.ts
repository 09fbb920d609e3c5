import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { PlanPupil, SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { posts } from '../commit/posts.ts'
import { plain } from '../reading/table/text.ts'
import { positionWords, wordFor } from '../reading/table/words.ts'
import type { SchoolStanding } from './standing.ts'
import type { TellFinding } from './tell.ts'

type FullName = { iin: string; surname: string; firstname: string }

/**
 * People who are known already, here or elsewhere: names and posts stay, a pupil studies in one place. `recognised` are
 * those whom a reviewer knows by another IIN or name.
 */
export function comparePeople(
  plan: SchoolPlan,
  standing: SchoolStanding,
  tell: TellFinding,
  recognised: ReadonlySet<string>,
): void {
  const isRenamed = ({ iin, surname, firstname }: FullName): boolean => {
    const known = standing.people.get(iin)
    return known !== undefined && plain(known.name) !== plain(`${surname} ${firstname}`)
  }
  const isOther = ({ iin, surname }: FullName): boolean => {
    const known = standing.people.get(iin)
    return known !== undefined && !plain(known.name).startsWith(`${plain(surname)} `)
  }
  for (const one of plan.staff) {
    const at = { part: 'staff', row: one.row } as const
    // Of people of others nothing is told but whether the surname is theirs.
    if (standing.elsewhere.has(one.iin)) {
      if (isOther(one)) tell.fault({ ...at, column: 'surname', value: one.surname }, 'finding.person-other')
      else tell.warning({ ...at, column: 'iin', value: one.iin }, 'finding.person-invited')
    } else if (isRenamed(one))
      tell.warning({ ...at, column: 'surname', value: one.surname }, 'finding.person-known-otherwise')
    const role = standing.posts.get(one.iin)
    if (role !== undefined && role !== posts[one.position].role)
      tell.warning(
        { ...at, column: 'position', value: wordFor(positionWords, one.position, tell.languageOf('staff')) },
        'finding.position-kept',
      )
  }
  const parents = new Map(plan.parents.map((parent) => [parent.iin, parent]))
  for (const one of plan.pupils) {
    const at = { part: 'pupils', row: one.row } as const
    if (isRenamed(one)) tell.warning({ ...at, column: 'surname', value: one.surname }, 'finding.person-known-otherwise')
    comparePlace(one, standing, tell)
    for (const { place, iin } of one.parents) {
      const parent = parents.get(iin)
      const isElsewhere = standing.elsewhere.has(iin)
      if (parent && !parent.isEmployee && (isElsewhere ? isOther(parent) : isRenamed(parent))) {
        const column = { ...at, column: `parent${place}Name`, value: parent.surname }
        // A mother who has married is known here already; whoever is not may be a stranger with a wrong IIN.
        const isBound = recognised.has(iin) || [...(standing.guardians.get(one.iin)?.values() ?? [])].includes(iin)
        if (isBound) tell.warning(column, 'finding.person-known-otherwise')
        else tell.fault(column, 'finding.parent-known-otherwise')
      }
      if (isElsewhere) tell.warning({ ...at, column: `parent${place}Iin`, value: iin }, 'finding.person-invited')
      if (isTaken(standing, one.iin, place, iin))
        tell.warning({ ...at, column: `parent${place}Iin`, value: iin }, 'finding.parent-kept', { place })
    }
  }
}

/** Another person is this parent of the pupil already; one who is a parent at the other place is bound all the same. */
export function isTaken({ guardians }: SchoolStanding, pupilIin: string, place: number, parentIin: string): boolean {
  const family = guardians.get(pupilIin)
  if (!family || [...family.values()].includes(parentIin)) return false
  return family.has(place)
}

function comparePlace({ iin, row, classLabel }: PlanPupil, standing: SchoolStanding, tell: TellFinding): void {
  const stays = standing.stays.get(iin) ?? []
  const living = stays.filter(({ until }) => until === null || until > standing.today)
  const ours = (stay: (typeof stays)[number]) => stay.schoolId === standing.schoolId
  const at = { part: 'pupils', row } as const
  if (living.some((stay) => !ours(stay)))
    return tell.fault({ ...at, column: 'iin', value: iin }, 'finding.pupil-of-other-school')

  const thisYear = stays.filter((stay) => ours(stay) && stay.year === standing.year)
  const now = thisYear.find((stay) => living.includes(stay))
  const last = thisYear.at(-1)
  if (now && now.label !== classLabel)
    tell.fault({ ...at, column: 'group', value: classLabel }, 'finding.pupil-in-other-class', { className: now.label })
  else if (!now && last?.until)
    tell.fault({ ...at, column: 'iin', value: iin }, 'finding.pupil-left', { date: dottedOf(last.until) })
}
