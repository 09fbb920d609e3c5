import { help } from '@qalam/contract/help/api.ts'
import { allow } from '#platform/access.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { readsSums } from './policy.ts'
import * as repository from './repository.ts'

export const serve: Serve = () =>
  routes(help, {
    verdicts: ({ db, actor }) => repository.verdictsOf(db, actor.personId),
    judge: async ({ db, actor, now }, { params, body }) => {
      await repository.judge(db, actor.personId, { entry: params.entry, ...body }, now)
      return {}
    },
    sums: ({ db, actor }) => {
      allow(readsSums(actor))
      return repository.sums(db)
    },
  })
