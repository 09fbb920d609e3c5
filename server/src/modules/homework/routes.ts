import { homework } from '@qalam/contract/homework/api.ts'
import { lessonToTeach } from '#modules/lesson/public.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as service from './service.ts'

/** Homework is set and seen. */
export const serve: Serve = () =>
  routes(homework, {
    set: (context, { params, body }) => service.set(context, params.scheduleUuid, body),
    addFiles: {
      admit: (context, { params }) => lessonToTeach(context, params.scheduleUuid),
      handle: (context, { params }) => service.addFiles(context, params.scheduleUuid),
    },
    removeFile: (context, { params }) => service.removeFile(context, params.scheduleUuid, params.uuid),
    clear: (context, { params, body }) => service.clear(context, params.scheduleUuid, body),
  })
