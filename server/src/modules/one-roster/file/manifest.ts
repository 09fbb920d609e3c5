import type { CsvTable } from './csv.ts'

/** The files that the standard knows; those that are not in a set are named as absent. */
export const known = [
  ...['academicSessions', 'categories', 'classes', 'classResources', 'courses', 'courseResources', 'demographics'],
  ...['enrollments', 'lineItemLearningObjectiveIds', 'lineItems', 'lineItemScoreScales', 'orgs', 'resources'],
  ...['resultLearningObjectiveIds', 'results', 'resultScoreScales', 'roles', 'scoreScales', 'userProfiles'],
  ...['userResources', 'users'],
]

/** What is in the set: every file whole. */
export const manifestOf = (tables: ReadonlyMap<string, CsvTable>): CsvTable => ({
  columns: ['propertyName', 'value'],
  rows: [
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...known.map((name) => [`file.${name}`, tables.has(`${name}.csv`) ? 'bulk' : 'absent']),
    ['source.systemName', 'Qalam'],
    ['source.systemCode', 'qalam'],
  ],
})
