import { homework } from '@qalam/contract/homework/api.ts'
import type { FileStore } from '#platform/files/store.ts'
import { type Route, routes } from '#platform/http/routes.ts'
import * as service from './service.ts'

/** Homework is set and seen; `files` holds the bytes. */
export const makeHomework = ({ files }: { files: FileStore }): Route[] =>
  routes(homework, {
    set: (context, { params, body }) => service.set(context, params.scheduleUuid, body),
    addFiles: (context, { params }) => service.addFiles(context, files, params.scheduleUuid),
    removeFile: (context, { params }) => service.removeFile(context, params.scheduleUuid, params.uuid),
    clear: (context, { params, body }) => service.clear(context, params.scheduleUuid, body),
  })
