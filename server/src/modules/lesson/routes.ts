import { lesson } from '@qalam/contract/lesson/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { conduct, unconduct } from './service/conduct.ts'
import { lessonToTeach } from './service/entry.ts'
import { addFiles, addLink, removeMaterial } from './service/materials.ts'
import { addressOfFile, file, page } from './service/page.ts'

export const serve: Serve = ({ files, secret }) =>
  routes(lesson, {
    page: (context, { params, query }) => page(context, params.scheduleUuid, query.userId ?? null),
    conduct: (context, { params }) => conduct(context, params.scheduleUuid),
    unconduct: (context, { params }) => unconduct(context, params.scheduleUuid),
    addLink: (context, { params, body }) => addLink(context, params.scheduleUuid, body),
    addFiles: {
      admit: (context, { params }) => lessonToTeach(context, params.scheduleUuid),
      handle: (context, { params }) => addFiles(context, params.scheduleUuid),
    },
    removeMaterial: (context, { params }) => removeMaterial(context, params.scheduleUuid, params.uuid),
    file: (context, { params }) => file(context, files, params.scheduleUuid, params.uuid),
    fileAddress: (context, { params }) => addressOfFile(context, secret, params.scheduleUuid, params.uuid),
  })
