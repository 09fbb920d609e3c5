import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { tableFile } from '#platform/http/table-file.ts'
import { defineJob } from '#platform/jobs/kind.ts'
import * as service from './service.ts'
import { sheet } from './sheet.ts'

/** The rooms as a file, for a list that is long. */
export const roomsFile = defineJob({
  name: 'cabinets.file',
  title: 'cabinets.file-of',
  input: cabinets.file.query,
  repeatable: true,
  run: async (context) => {
    await context.progress(0, null)
    const rows = await service.all(context, context.input)
    await context.progress(rows.length, rows.length)
    return { file: await tableFile(context, sheet, rows, context.input.hide) }
  },
})
