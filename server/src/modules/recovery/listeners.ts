import { recoveryAsked } from '@qalam/contract/recovery/events.ts'
import { recoveryRules } from '@qalam/contract/recovery/rules.ts'
import { lettersOf } from '#modules/profile/public.ts'
import { say } from '#platform/http/errors.ts'
import { listener } from '#platform/events/listeners.ts'
import type { Listen } from '#platform/module.ts'
import { hashOfCode, newCode } from './codes.ts'
import { keepCode } from './repository.ts'
import { addressOf } from './views.ts'

/** The letter with the code. Every try to send it has a code of its own: no code lies in an event. */
export const listen: Listen = (deps) => ({
  once: [
    listener('recovery.letter', recoveryAsked, async (db, { accountId, language, at }) => {
      const send = lettersOf(deps)
      const to = await addressOf(db, accountId)
      if (!send || !to) return
      const code = newCode()
      if (!(await keepCode(db, accountId, at, hashOfCode(accountId, code)))) return
      const words = { code, minutes: recoveryRules.minutes }
      await send({
        to,
        subject: say(language, 'recovery.letter-subject', words),
        text: say(language, 'recovery.letter-text', words),
      })
    }),
  ],
})
