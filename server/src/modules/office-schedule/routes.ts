import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { board } from './service/board.ts'

export const serve: Serve = () =>
  routes(officeSchedule, {
    board: (context, { query }) => board(context, query),
  })
