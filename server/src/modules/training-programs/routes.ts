import { trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import * as lists from './service/list.ts'
import { arrive, retire } from './service/stays.ts'
import { archive, create, restore } from './service/store.ts'
import { sheetIn } from './sheet.ts'
import { namesIn } from './words.ts'

export const serve: Serve = () =>
  routes(trainingPrograms, {
    list: (context, { query }) => lists.list(context, query, namesIn(context.language)),
    file: async (context, { query }) =>
      tableFile(
        context,
        sheetIn(context.language),
        await lists.all(context, query, namesIn(context.language)),
        query.hide,
      ),
    byId: (context, { query }) => lists.one(context, query.groupId),
    byParentId: (context, { query }) => lists.ofGroup(context, query.parentId),
    students: (context, { query }) => lists.students(context, query.groupId),
    candidates: (context, { query }) => lists.candidates(context, query.groupId),
    choices: (context) => lists.choices(context),
    create: (context, { body }) => create(context, body),
    archive: (context, { body }) => archive(context, body.groupId),
    restore: (context, { body }) => restore(context, body.groupId),
    arrive: (context, { body }) => arrive(context, body),
    retire: (context, { body }) => retire(context, body),
  })
