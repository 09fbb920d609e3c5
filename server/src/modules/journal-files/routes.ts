import { journalFiles } from '@qalam/contract/journal-files/api.ts'
import { allow } from '#platform/access.ts'
import { say } from '#platform/http/errors.ts'
import { routes } from '#platform/http/routes.ts'
import { startJob } from '#platform/jobs/start.ts'
import type { Serve } from '#platform/module.ts'
import { quarterPack } from './jobs.ts'
import { cardsPaper } from './paper/card.ts'
import { groupFile } from './paper/group.ts'
import { journalPaper, journalSheets, titleOf } from './paper/journal.ts'
import { canTakeSchool } from './policy.ts'
import * as take from './service/take.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const pdf = 'application/pdf'

export const serve: Serve = () =>
  routes(journalFiles, {
    journal: async (context, { params, query }) => {
      const { language } = context
      const filed = await take.journal(context, params.id)
      const name = titleOf(filed.sheet, language)
      return query.as === 'pdf'
        ? { file: await journalPaper(filed, language), name: `${name}.pdf`, mime: pdf }
        : { file: await journalSheets(filed, language), name: `${name}.xlsx`, mime: xlsx }
    },
    card: async (context, { query }) => {
      const { cards, year } = await take.card(context, query)
      const file = await cardsPaper(cards, year, context.language)
      // A parent takes those of several children: each file says whose it is.
      const title = say(context.language, query.years === 'all' ? 'journal-files.all-years' : 'journal-files.card')
      return { file, name: `${[title, cards[0]?.fullName].filter(Boolean).join(' · ')}.pdf`, mime: pdf }
    },
    cards: async (context, { params }) => {
      const { cards, year, label } = await take.cards(context, params.groupId)
      const file = await cardsPaper(cards, year, context.language)
      return { file, name: `${label} · ${say(context.language, 'journal-files.cards')}.pdf`, mime: pdf }
    },
    group: async (context, { params }) => {
      const grouped = await take.group(context, params.groupId)
      return { file: await groupFile(grouped, context.language), name: `${grouped.label}.xlsx`, mime: xlsx }
    },
    pack: (context, { body }) => {
      allow(canTakeSchool(context.actor))
      return startJob(context, quarterPack, body, body.asked)
    },
  })
