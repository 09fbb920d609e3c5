import { type Language, languageOf, languages } from '@qalam/contract/kernel/languages.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { translations } from '#platform/http/errors.ts'
import { ready } from '#platform/http/ready.ts'
import { type Route, routes } from '#platform/http/routes.ts'
import * as service from './service.ts'
import type { SchoolsSettings } from './settings.ts'

/** The routes of schools, for one configuration of a process. */
export function makeSchools(settings: SchoolsSettings): Route[] {
  // The catalogue does not change while a process lives: each language is written once.
  const words = new Map<Language, string>(
    languages.map((one) => [one, JSON.stringify({ ...translations(one), ...settings.links })]),
  )

  return routes(schools, {
    config: (context) => service.startConfig(settings, context),
    domains: () => service.domains(settings),
    translate: async ({ language }, { query }) => ready(words.get(languageOf(query.lang) ?? language) ?? '{}'),
    logo: (context, { params }) => service.logo(settings, context, params.schoolId),
    list: service.list,
    quarters: service.quarters,
    holidays: (context, { query }) => service.holidays(context, query),
  })
}
