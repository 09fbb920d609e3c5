import { profile } from '@qalam/contract/profile/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { deskOf } from './desk.ts'
import { askEmail, confirmEmail, contacts, removeEmail, setPhone } from './service/contacts.ts'
import { setLook } from './service/look.ts'

export const serve: Serve = (deps) => {
  const desk = deskOf(deps)

  return routes(profile, {
    setLook: (context, { body }) => setLook(context, body),
    contacts: (context) => contacts(desk, context),
    setPhone: (context, { body }) => setPhone(context, body.phone),
    askEmail: (context, { body }) => askEmail(desk, context, body),
    confirmEmail: (context, { body }) => confirmEmail(desk, context, body.code),
    removeEmail: (context, { body }) => removeEmail(desk, context, body.password),
  })
}
