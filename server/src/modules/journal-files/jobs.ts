import { QuarterPack } from '@qalam/contract/journal-files/api.ts'
import { numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { say } from '#platform/http/errors.ts'
import { defineJob } from '#platform/jobs/kind.ts'
import { packOf } from './service/pack.ts'

/** A quarter of the whole school as one archive. */
export const quarterPack = defineJob({
  name: 'journal-files.pack',
  title: 'journal-files.pack',
  input: QuarterPack,
  repeatable: true,
  run: async (context) => {
    const { language, input } = context
    const title = say(language, 'journal-files.pack-of', { number: numberOfQuarter(input.quarterId) })
    return { file: { file: await packOf(context), name: `${title}.zip`, mime: 'application/zip' } }
  },
})
