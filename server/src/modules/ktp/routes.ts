import { ktp } from '@qalam/contract/ktp/api.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { lessonTypes } from './lesson-types.ts'
import { themes } from './service.ts'

const asked = ({ group_id, subject_id, subgroup, quarter }: Parsed<typeof ktp.lessonsByCard>['query']) => ({
  groupId: group_id,
  subjectId: subject_id,
  subgroupId: subgroup ?? null,
  quarterId: quarter ?? null,
})

export const serve: Serve = () =>
  routes(ktp, {
    lessonsByCard: (context, { query }) => themes(context, { ...asked(query), free: false }),
    subjectLessonsDict: (context, { query }) => themes(context, { ...asked(query), free: true }),
    lessonTypeDict: async (context, { query }) => lessonTypes(context.language, query.scoreType),
  })
