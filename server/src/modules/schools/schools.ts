import type { Route } from '#platform/http/routes.ts'

export const makeSchools = (_: object): Route[] => []
