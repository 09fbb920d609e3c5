import { schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { logoSet, removeLogo, setCard, setLogo } from './card.ts'
import { changeDays, days, tryDays } from './days.ts'
import { changeQuarters, tryQuarters } from './quarters.ts'
import * as service from './service.ts'

export const serve: Serve = () =>
  routes(schoolSettings, {
    read: (context) => service.read(context),
    setFlags: (context, { body }) => service.setFlags(context, body),
    setCard: (context, { body }) => setCard(context, body),
    setLogo: { admit: async (context) => logoSet(context), handle: (context) => setLogo(context) },
    removeLogo: (context) => removeLogo(context),
    setMarkNotice: (context, { body }) => service.setMarkNotice(context, body.hours),
    setEditSchedule: (context, { body }) => service.setFlags(context, body),
    days: (context) => days(context),
    tryDays: (context, { body }) => tryDays(context, body),
    changeDays: (context, { body }) => changeDays(context, body),
    tryQuarters: (context, { body }) => tryQuarters(context, body),
    changeQuarters: (context, { body }) => changeQuarters(context, body),
  })
