import { schedule } from '@qalam/contract/schedule/api.ts'
import { lessonTypes } from '#modules/ktp/public.ts'
import { ready, wired } from '#platform/http/ready.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { add } from './service/add.ts'
import { bind } from './service/bind.ts'
import { busy } from './service/busy.ts'
import { change } from './service/change.ts'
import { destroy } from './service/destroy.ts'
import { addLessonDicts, choices } from './service/dictionaries.ts'
import { week } from './service/week.ts'

export const serve: Serve = () =>
  routes(schedule, {
    week: async (context, { query }) => wired(await week(context, query)),
    choices: (context) => choices(context),
    addLessonDicts: async (context) => ready(await addLessonDicts(context)),
    busy: async (context, { params, query }) => wired(await busy(context, params.scheduleUuid, query.date)),
    types: async (context) => ({ types: lessonTypes(context.language) }),
    add: async (context, { body }) => ready(await add(context, body)),
    change: async (context, { params, body }) => ready(await change(context, params.scheduleUuid, body)),
    update: async (context, { body: { uuid, ...body } }) => ready(await change(context, uuid, body)),
    bind: (context, { params, body }) => bind(context, params.scheduleUuid, body),
    destroy: (context, { body }) => destroy(context, body),
  })
