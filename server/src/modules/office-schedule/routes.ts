import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { weekFile } from './sheet.ts'
import { batches } from './service/batches.ts'
import { board } from './service/board.ts'
import { cleanOrAtOnce, copyOrAtOnce } from './service/at-once.ts'
import { cancelDays, cancelPreview, cleanPreview } from './service/clean.ts'
import { copyPreview } from './service/copy.ts'
import { weekOf } from './service/file.ts'
import { fill, fillPreview } from './service/fill.ts'
import { moveDays, movePreview, remoteDays, remotePreview } from './service/days.ts'
import { changeOrder, orderPreview } from './service/order.ts'
import { quarterWeeks } from './service/weeks.ts'
import { dropSlot, refWeek, saveSlot } from './service/ref.ts'
import { undo } from './service/undo.ts'

export const serve: Serve = () =>
  routes(officeSchedule, {
    board: (context, { query }) => board(context, query),
    file: async (context, { query }) => weekFile(await weekOf(context, query), context.language),
    quarterWeeks: (context, { query }) => quarterWeeks(context, query),
    copyPreview: (context, { body }) => copyPreview(context, body),
    copy: (context, { body }) => copyOrAtOnce(context, body),
    oldCopy: (context, { body: { group_id, date_from, date_to, quarter_id, isForQuarter } }) =>
      copyOrAtOnce(context, {
        ...{ groupId: group_id, dateFrom: date_from, dateTo: date_to },
        ...{ quarterId: quarter_id, isForQuarter },
      }),
    cleanPreview: (context, { body }) => cleanPreview(context, body),
    clean: (context, { body }) => cleanOrAtOnce(context, body),
    oldClean: (context, { body }) =>
      cleanOrAtOnce(context, { groupId: body.group_id, date: body.date ?? context.today }),
    cancelPreview: (context, { body }) => cancelPreview(context, body),
    cancelDays: (context, { body }) => cancelDays(context, body),
    movePreview: (context, { body }) => movePreview(context, body),
    moveDays: (context, { body }) => moveDays(context, body),
    remotePreview: (context, { body }) => remotePreview(context, body),
    remoteDays: (context, { body }) => remoteDays(context, body),
    orderPreview: (context, { body }) => orderPreview(context, body),
    changeOrder: (context, { body }) => changeOrder(context, body),
    batches: (context) => batches(context),
    undo: (context, { body }) => undo(context, body),
    refWeek: (context, { query }) => refWeek(context, query.groupId),
    saveSlot: (context, { body }) => saveSlot(context, body),
    dropSlot: (context, { body }) => dropSlot(context, body),
    fillPreview: (context, { body }) => fillPreview(context, body),
    fill: (context, { body }) => fill(context, body),
  })
