import type { CsvTable } from './csv.ts'
import { common, type RosterFacts, gradeOf, ids, unchanged } from './facts.ts'

/** The people of a school with their roles, and what of them is demographic. */
export function peopleTables(facts: RosterFacts): [string, CsvTable][] {
  return [
    ['users.csv', users(facts)],
    ['roles.csv', roles(facts)],
    ['demographics.csv', demographics(facts)],
  ]
}

function users({ schoolId, people, guardians, groups, stays }: RosterFacts): CsvTable {
  const parents = Map.groupBy(guardians, ({ studentId }) => studentId)
  const parallels = new Map(groups.map(({ id, parallel }) => [id, parallel]))
  const grades = new Map(
    stays.filter(({ now }) => now).map(({ studentId, groupId }) => [studentId, gradeOf(parallels.get(groupId) ?? 0)]),
  )
  const known = new Set(people.map(({ id }) => id))
  return {
    columns: [
      ...[...common, 'enabledUser', 'username', 'userIds', 'givenName', 'familyName', 'middleName', 'identifier'],
      ...['email', 'sms', 'phone', 'agentSourcedIds', 'grades', 'password', 'userMasterIdentifier'],
      ...['preferredGivenName', 'preferredMiddleName', 'preferredFamilyName', 'primaryOrgSourcedId', 'pronouns'],
    ],
    rows: people.map(({ id, surname, firstname, patronymic, iin, login }) => {
      const agents = (parents.get(id) ?? []).filter(({ parentId }) => known.has(parentId))
      return [
        ...[ids.user(id), ...unchanged, login === null ? 'false' : 'true', login ?? ids.user(id), ''],
        ...[firstname, surname, patronymic, iin ?? '', '', '', ''],
        ...[agents.map(({ parentId }) => ids.user(parentId)).join(','), grades.get(id) ?? '', '', ''],
        ...['', '', '', ids.school(schoolId), ''],
      ]
    }),
  }
}

/** The roles of the school in the words of the standard. */
const named: Readonly<Record<string, string>> = {
  ...{ student: 'student', parent: 'parent', teacher: 'teacher', 'group-lead': 'teacher', director: 'principal' },
  ...{ zavuch: 'siteAdministrator', admin: 'siteAdministrator', social_worker: 'counselor' },
}

const roles = ({ schoolId, people }: RosterFacts): CsvTable => ({
  columns: [
    ...[...common, 'userSourcedId', 'roleType', 'role', 'beginDate', 'endDate', 'orgSourcedId'],
    'userProfileSourcedId',
  ],
  rows: people.map(({ id, role }) => [
    ...[`role-${id}`, ...unchanged, ids.user(id), 'primary', named[role] ?? 'aide', '', ''],
    ...[ids.school(schoolId), ''],
  ]),
})

const demographics = ({ people }: RosterFacts): CsvTable => ({
  columns: [
    ...[...common, 'birthDate', 'sex', 'americanIndianOrAlaskaNative', 'asian', 'blackOrAfricanAmerican'],
    ...['nativeHawaiianOrOtherPacificIslander', 'white', 'demographicRaceTwoOrMoreRaces'],
    ...['hispanicOrLatinoEthnicity', 'countryOfBirthCode', 'stateOfBirthAbbreviation', 'cityOfBirth'],
    'publicSchoolResidenceStatus',
  ],
  rows: people.map(({ id, sex, bornOn }) => [
    ...[ids.user(id), ...unchanged, bornOn ?? '', sex === 'm' ? 'male' : 'female'],
    ...Array.from({ length: 11 }, () => ''),
  ]),
})
