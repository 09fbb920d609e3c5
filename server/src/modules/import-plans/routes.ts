import { importPlans } from '@qalam/contract/import-plans/api.ts'
import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { say } from '#platform/http/errors.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import { mayImport } from './policy.ts'
import { choices } from './questions/choices.ts'
import * as questions from './questions/service.ts'
import * as service from './service.ts'
import { findingsSheet, rowsSheet } from './sheets.ts'

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function template(context: Context) {
  const { bytes, name } = await service.template(context)
  return { file: Buffer.from(bytes), name: `${name}.xlsx`, mime }
}

export const serve: Serve = ({ files }) => {
  const words =
    ({ language }: Context) =>
    (code: string, about: Record<string, string | number>) =>
      say(language, code, about)
  return routes(importPlans, {
    list: (context, { query }) => service.list(context, query),
    template,
    whole: (context, { body }) => service.whole(context, body),
    check: {
      admit: async ({ actor }) => allow(mayImport(actor)),
      handle: (context, { query }) => service.check(context, files, query.uuid),
    },
    rows: (context, { query }) => service.rows(context, query),
    rowsFile: async (context, { query }) =>
      tableFile(context, rowsSheet(context.language), await service.allRows(context, query), query.hide),
    findings: (context, { query }) => service.findings(context, query, words(context)),
    choices: (context, { query }) => choices(context, query),
    findingsFile: async (context, { query }) =>
      tableFile(
        context,
        findingsSheet(context.language),
        await service.allFindings(context, query, words(context)),
        query.hide,
      ),
    one: (context, { params }) => service.one(context, params.uuid),
    commit: (context, asked) => service.commit(context, asked),
    correct: (context, asked) => service.correct(context, asked),
    questions: (context, { query }) => questions.list(context, query),
    answer: (context, asked) => questions.answer(context, asked),
    kept: (context, { query }) => questions.kept(context, query),
    take: (context, asked) => questions.take(context, asked),
    undo: (context, asked) => service.undo(context, asked),
  })
}
