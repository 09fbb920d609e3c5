import { contingent } from '@qalam/contract/contingent/api.ts'
import { signerWith } from '#modules/period-marks/public.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import { remove, restore } from './service/leave.ts'
import { all, list } from './service/list.ts'
import { changeComing, coming, takeBack } from './service/coming.ts'
import { move, movePreview } from './service/move.ts'
import { parentByIin, setParents } from './service/parents.ts'
import { create, update } from './service/save.ts'
import * as moves from './service/transfers.ts'
import { sheet } from './sheet.ts'

export const serve: Serve = ({ secret }) => {
  const signer = signerWith(secret)
  return routes(contingent, {
    list: (context, { query }) => list(context, query, secret),
    file: async (context, { query }) => tableFile(context, sheet, await all(context, query), query.hide),
    create: (context, { body }) => create(context, body),
    update: (context, { params, body }) => update(context, params.userId, body),
    remove: (context, { params, body }) => remove(context, params.userId, body),
    restore: (context, { params, body }) => restore(context, params.userId, body),
    parentByIin: (context, { params, query }) => parentByIin(context, params.userId, query),
    setParents: (context, { params, body }) => setParents(context, params.userId, body.parents),
    move: (context, { params, body }) => move(context, params.userId, body),
    movePreview: (context, { params, body }) => movePreview(context, params.userId, body),
    coming: (context) => coming(context),
    changeComing: (context, { params, body }) => changeComing(context, params.stayId, body),
    takeBack: (context, { params }) => takeBack(context, params.stayId),
    transfers: (context) => moves.transfers(context),
    otherSchools: (context, { query }) => moves.otherSchools(context, query.search),
    letGo: (context, { params, body }) => moves.letGo(context, params.userId, body),
    withdraw: (context, { params }) => moves.withdraw(context, params.transferId),
    decline: (context, { params }) => moves.decline(context, params.transferId),
    take: (context, { params, body }) => moves.take(signer, context, params.transferId, body),
  })
}
