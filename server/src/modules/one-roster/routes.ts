import { oneRoster } from '@qalam/contract/one-roster/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { archiveOf } from './archive.ts'
import { check, mayCheck } from './import/check.ts'
import { rosterOf } from './service.ts'

export const serve: Serve = ({ files }) =>
  routes(oneRoster, {
    file: async (context) => archiveOf(await rosterOf(context), context.language),
    check: {
      admit: async (context) => mayCheck(context),
      handle: (context, { query }) => check(context, files, query.uuid),
    },
  })
