import { dictionaries } from '@qalam/contract/dictionaries/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as service from './service.ts'

export const serve: Serve = () =>
  routes(dictionaries, {
    subjects: service.subjects,
    languages: service.languages,
    parallels: service.parallelsWithFaculties,
    regions: service.regions,
    teachers: service.teachers,
  })
