import { personnel } from '@qalam/contract/personnel/api.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import { accessCards } from './access-cards.ts'
import { endSessions, resetPassword, unblock } from './service/account.ts'
import { card } from './service/card.ts'
import { all, list, offered } from './service/list.ts'
import { profileByIin } from './service/look-up.ts'
import { photographed, removePhoto, setPhoto } from './service/photo.ts'
import { leaving, remove } from './service/leaving.ts'
import { restore } from './service/place.ts'
import { create, update, updateAccess } from './service/save.ts'
import { accessSheets } from './service/sheets.ts'
import { sheetIn } from './sheet.ts'

export const serve: Serve = ({ config, secret }) =>
  routes(personnel, {
    list: (context, { query }) => list(context, query),
    file: async (context, { query }) => tableFile(context, sheetIn(context), await all(context, query), query.hide),
    positions: async (context) => offered(context),
    profileByIin: (context, { query }) => profileByIin(context, query),
    create: (context, { body }) => create(context, body),
    update: (context, { params, body }) => update(context, params.userId, body),
    updateAccess: (context, { params, body }) => updateAccess(context, params.userId, body),
    leaving: (context, { params, query }) => leaving(context, params.userId, query.from),
    remove: (context, { params, body }) => remove(context, params.userId, body),
    restore: (context, { params }) => restore(context, params.userId),
    card: (context, { params }) => card(context, params.userId, secret),
    resetPassword: (context, { params }) => resetPassword(context, params.userId),
    unblock: (context, { params }) => unblock(context, params.userId),
    endSessions: (context, { params }) => endSessions(context, params.userId),
    setPhoto: {
      admit: (context, { params }) => photographed(context, params.userId),
      handle: (context, { params }) => setPhoto(context, params.userId),
    },
    removePhoto: (context, { params }) => removePhoto(context, params.userId),
    accessSheets: async (context, { body }) =>
      accessCards(context, await accessSheets(context, body), config.PUBLIC_ORIGIN),
  })
