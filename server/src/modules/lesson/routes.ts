import { lesson } from '@qalam/contract/lesson/api.ts'
import type { FileStore } from '#platform/files/store.ts'
import { type Route, routes } from '#platform/http/routes.ts'
import { conduct, unconduct } from './service/conduct.ts'
import { lessonToTeach } from './service/entry.ts'
import { addFiles, addLink, removeMaterial } from './service/materials.ts'
import { file, page } from './service/page.ts'

/** The lesson page and its materials; `files` holds the bytes. */
export const makeLesson = ({ files }: { files: FileStore }): Route[] =>
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
  })
