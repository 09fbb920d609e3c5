import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { apply, undo } from './service/apply.ts'
import { check } from './service/check.ts'
import { close, closed, open } from './service/closed.ts'
import { levels, setLevels } from './service/levels.ts'
import { lock, locks, locksOf } from './service/locks.ts'
import { list, one, remove } from './service/proposals.ts'
import { start } from './service/start.ts'

export const serve: Serve = () =>
  routes(timetableProposal, {
    check: (context) => check(context),
    closed: (context) => closed(context),
    close: (context, { body }) => close(context, body),
    open: (context, { params }) => open(context, params.uuid),
    levels: (context) => levels(context),
    setLevels: (context, { body }) => setLevels(context, body),
    locks: (context) => locks(context),
    locksOf: (context, { params }) => locksOf(context, params.groupId),
    lock: (context, { body }) => lock(context, body),
    list: (context) => list(context),
    one: (context, { params }) => one(context, params.uuid),
    start: (context, { body }) => start(context, body),
    apply: (context, { params, body }) => apply(context, params.uuid, body.stamp),
    undo: (context, { params }) => undo(context, params.uuid),
    remove: (context, { params }) => remove(context, params.uuid),
  })
