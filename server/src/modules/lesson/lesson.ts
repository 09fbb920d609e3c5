import type { FileStore } from '#platform/files/store.ts'
import type { Route } from '#platform/http/routes.ts'

export const makeLesson = (_: { files: FileStore }): Route[] => []
