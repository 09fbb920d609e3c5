import { groups } from '@qalam/contract/groups/api.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import * as archive from './service/archive.ts'
import { correct, previewCorrection } from './service/correct.ts'
import * as form from './service/form.ts'
import * as halves from './service/halves.ts'
import * as lists from './service/list.ts'
import { shortList } from './service/short-list.ts'
import * as store from './service/store.ts'
import * as subgroups from './service/subgroups.ts'
import { sheetIn } from './sheet.ts'

export const serve: Serve = () =>
  routes(groups, {
    shortList: (context, { query }) => shortList(context, query.schoolId),
    list: (context, { query }) => lists.list(context, query),
    file: async (context, { query }) =>
      tableFile(context, sheetIn(context.language), await lists.all(context, query), query.hide),
    archived: (context, { query }) => lists.list(context, query, true),
    byId: (context, { params }) => form.byId(context, params.groupId),
    dicts: (context) => form.dicts(context),
    create: (context, { body }) => store.create(context, body),
    update: (context, { params, body }) => store.update(context, params.groupId, body),
    store: (context, { body }) => store.create(context, body),
    change: (context, { params, body }) => store.update(context, params.groupId, body),
    archive: (context, { body }) => archive.archive(context, body.id),
    restore: (context, { body }) => archive.restore(context, body.id),
    delete: (context, { params }) => archive.remove(context, params.groupId),
    plans: (context, { params }) => subgroups.plans(context, params.groupId),
    subgroups: (context, { params }) => subgroups.list(context, params.groupId),
    split: (context, { params }) => subgroups.split(context, params.groupId, params.subjectId),
    halve: (context, { params, body }) => halves.halve(context, params.groupId, body),
    place: (context, { params, body }) => halves.place(context, params.groupId, params.subjectId, body),
    preview: (context, { params, body }) => halves.preview(context, params.groupId, params.subjectId, body),
    correct: (context, { params, body }) => correct(context, params.groupId, params.subjectId, body),
    previewCorrection: (context, { params, body }) =>
      previewCorrection(context, params.groupId, params.subjectId, body),
    dissolve: (context, { params, query }) => halves.dissolve(context, params.groupId, query.subjectId),
  })
