import type { ktp } from '@qalam/contract/ktp/api.ts'
import { type Access, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

const card = (school: School) => ({ query: { group_id: school.group.id, subject_id: school.subjects.algebra } })

export const access: Access<typeof ktp> = {
  lessonsByCard: { ask: card },
  subjectLessonsDict: { ask: card },
  lessonTypeDict: none,
}
