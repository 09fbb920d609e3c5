/** What a cell may hold: free text unless said otherwise; a list stands between commas. */
export type Kind =
  'text' | 'date' | 'year' | 'boolean' | readonly string[] | { ref: string; list?: true } | { list: 'text' }
export type Column = { name: string; must?: true; kind: Kind }

const text = (name: string): Column => ({ name, kind: 'text' })
const must = (name: string, kind: Kind = 'text'): Column => ({ name, must: true, kind })
const may = (name: string, kind: Kind): Column => ({ name, kind })
const ref = (file: string) => ({ ref: file })
const refs = (file: string) => ({ ref: file, list: true as const })
const words = { list: 'text' as const }

const head: Column[] = [must('sourcedId'), may('status', ['', 'active', 'tobedeleted']), text('dateLastModified')]

/** The columns of OneRoster 1.2 CSV in their order, as its binding lists them (1EdTech, 2022). */
export const rules: Readonly<Record<string, readonly Column[]>> = {
  orgs: [
    ...head,
    must('name'),
    must('type', ['department', 'school', 'district', 'local', 'state', 'national']),
    text('identifier'),
    may('parentSourcedId', ref('orgs')),
  ],
  academicSessions: [
    ...head,
    must('title'),
    must('type', ['gradingPeriod', 'semester', 'schoolYear', 'term']),
    must('startDate', 'date'),
    must('endDate', 'date'),
    may('parentSourcedId', ref('academicSessions')),
    must('schoolYear', 'year'),
  ],
  courses: [
    ...head,
    may('schoolYearSourcedId', ref('academicSessions')),
    must('title'),
    text('courseCode'),
    may('grades', words),
    must('orgSourcedId', ref('orgs')),
    may('subjects', words),
    may('subjectCodes', words),
  ],
  classes: [
    ...head,
    must('title'),
    may('grades', words),
    must('courseSourcedId', ref('courses')),
    text('classCode'),
    must('classType', ['homeroom', 'scheduled']),
    text('location'),
    must('schoolSourcedId', ref('orgs')),
    must('termSourcedIds', refs('academicSessions')),
    may('subjects', words),
    may('subjectCodes', words),
    may('periods', words),
  ],
  users: [
    ...head,
    must('enabledUser', 'boolean'),
    must('username'),
    may('userIds', words),
    must('givenName'),
    must('familyName'),
    ...['middleName', 'identifier', 'email', 'sms', 'phone'].map(text),
    may('agentSourcedIds', refs('users')),
    may('grades', words),
    ...['password', 'userMasterIdentifier', 'preferredGivenName', 'preferredMiddleName'].map(text),
    text('preferredFamilyName'),
    may('primaryOrgSourcedId', ref('orgs')),
    text('pronouns'),
  ],
  roles: [
    ...head,
    must('userSourcedId', ref('users')),
    must('roleType', ['primary', 'secondary']),
    must('role', [
      ...['aide', 'counselor', 'districtAdministrator', 'guardian', 'parent', 'principal', 'proctor', 'relative'],
      ...['siteAdministrator', 'student', 'systemAdministrator', 'teacher'],
    ]),
    may('beginDate', 'date'),
    may('endDate', 'date'),
    must('orgSourcedId', ref('orgs')),
    text('userProfileSourcedId'),
  ],
  enrollments: [
    ...head,
    must('classSourcedId', ref('classes')),
    must('schoolSourcedId', ref('orgs')),
    must('userSourcedId', ref('users')),
    must('role', ['administrator', 'proctor', 'student', 'teacher']),
    may('primary', 'boolean'),
    may('beginDate', 'date'),
    may('endDate', 'date'),
  ],
  demographics: [
    { name: 'sourcedId', must: true, kind: ref('users') },
    ...head.slice(1),
    may('birthDate', 'date'),
    may('sex', ['', 'male', 'female', 'other', 'unspecified']),
    ...['americanIndianOrAlaskaNative', 'asian', 'blackOrAfricanAmerican', 'nativeHawaiianOrOtherPacificIslander'].map(
      (name) => may(name, 'boolean'),
    ),
    ...['white', 'demographicRaceTwoOrMoreRaces', 'hispanicOrLatinoEthnicity'].map((name) => may(name, 'boolean')),
    ...['countryOfBirthCode', 'stateOfBirthAbbreviation', 'cityOfBirth', 'publicSchoolResidenceStatus'].map(text),
  ],
}

/** The files that a manifest names, present or absent. */
export const manifestFiles = [
  ...['academicSessions', 'categories', 'classes', 'classResources', 'courses', 'courseResources', 'demographics'],
  ...['enrollments', 'lineItemLearningObjectiveIds', 'lineItems', 'lineItemScoreScales', 'orgs', 'resources'],
  ...['resultLearningObjectiveIds', 'results', 'resultScoreScales', 'roles', 'scoreScales', 'userProfiles'],
  ...['userResources', 'users'],
]
