import type { Route } from '#platform/http/routes.ts'

export const diaryRoutes: Route[] = []
