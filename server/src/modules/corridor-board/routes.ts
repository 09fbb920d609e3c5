import { corridorBoard } from '@qalam/contract/corridor-board/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { end, renew, shown, state } from './service/board.ts'

export const serve: Serve = () =>
  routes(corridorBoard, {
    state: (context) => state(context),
    renew: (context) => renew(context),
    end: (context) => end(context),
    shown: (context, { params: { schoolId, token } }) => shown(context, schoolId, token),
  })
