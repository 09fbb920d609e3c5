import { listImport } from '@qalam/contract/list-import/api.ts'
import { peopleList } from '#modules/school-import/public.ts'
import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { say } from '#platform/http/errors.ts'
import type { FileAnswer } from '#platform/http/ready.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { write } from '#platform/text/xlsx.ts'
import { mayImport } from './policy.ts'
import { bring, preview } from './service.ts'

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The empty sheet of a list in the caller's language. */
async function template({ language }: Context, part: peopleList.ListPart): Promise<FileAnswer> {
  const sheet = peopleList.listTemplate(part, language)
  return { file: Buffer.from(await write([{ ...sheet, rows: [] }])), name: `${sheet.name}.xlsx`, mime }
}

export const serve: Serve = ({ files }) => {
  const asked = ({ language }: Context, part: peopleList.ListPart) => ({
    part,
    files,
    words: ({ code, with: about }: { code: string; with: Record<string, string | number> }) =>
      say(language, code, about),
  })
  const admit = async (context: Context) => allow(mayImport(context.actor))
  return routes(listImport, {
    studentsTemplate: (context) => template(context, 'pupils'),
    studentsPreview: { admit, handle: (context) => preview(context, asked(context, 'pupils')) },
    students: {
      admit,
      handle: (context, { query }) => bring(context, { ...asked(context, 'pupils'), order: query.order }),
    },
    staffTemplate: (context) => template(context, 'staff'),
    staffPreview: { admit, handle: (context) => preview(context, asked(context, 'staff')) },
    staff: {
      admit,
      handle: (context, { query }) => bring(context, { ...asked(context, 'staff'), order: query.order }),
    },
  })
}
