import { type Language, languageOf, languages } from '@qalam/contract/kernel/languages.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { translations } from '#platform/http/errors.ts'
import { ready } from '#platform/http/ready.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { textsOfAreas } from './texts.ts'
import * as service from './service.ts'
import { settingsOf } from './configured.ts'

export const serve: Serve = (deps) => {
  const settings = settingsOf(deps)
  // The catalogue does not change while a process lives: each language is written once.
  const words = new Map<Language, string>(
    languages.map((one) => [one, JSON.stringify({ ...translations(one), ...settings.links })]),
  )

  return routes(schools, {
    config: (context) => service.startConfig(settings, context),
    domains: () => service.domains(settings),
    translate: async (context, { query }) => {
      const language = languageOf(query.lang) ?? context.language
      if (query.areas === undefined) return ready(words.get(language) ?? '{}')
      return { ...textsOfAreas(language, query.areas.split('.')), ...settings.links }
    },
    logo: (context, { params }) => service.logo(settings, context, params.schoolId),
    list: service.list,
    quarters: service.quarters,
    holidays: (context, { query }) => service.holidays(context, query),
  })
}
