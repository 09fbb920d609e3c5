import type { FileStore } from '#platform/files/store.ts'
import type { Route } from '#platform/http/routes.ts'

export const makeHomework = (_: { files: FileStore }): Route[] => []
