import { codeRules } from '@qalam/contract/profile/api.ts'
import { emailAsked } from '@qalam/contract/profile/events.ts'
import { personTold } from '@qalam/contract/invitations/events.ts'
import { say } from '#platform/http/errors.ts'
import { listener } from '#platform/events/listeners.ts'
import type { Listen } from '#platform/module.ts'
import { hashOfCode, newCode } from './codes.ts'
import { lettersOf } from './letters.ts'
import { keepCode, proofOf } from './repository.ts'
import { provedContact } from './views.ts'

/** The letter with the code of an address. Every try to send it has a code of its own: no code lies in an event. */
export const listen: Listen = (deps) => ({
  once: [
    listener('profile.email-letter', emailAsked, async (db, { personId, language, at }) => {
      const send = lettersOf(deps)
      const proof = await proofOf(db, personId)
      if (!send || !proof) return
      const code = newCode()
      // Another letter was asked for since: that one leaves.
      if (!(await keepCode(db, personId, at, hashOfCode(personId, proof.email, code)))) return
      const words = { code, minutes: codeRules.minutes }
      await send({
        to: proof.email,
        subject: say(language, 'profile.letter-subject', words),
        text: say(language, 'profile.letter-text', words),
      })
    }),
    // What a school does with somebody's account reaches them by letter as well, where they proved an address.
    {
      name: 'profile.person-letter',
      event: personTold.name,
      act: async (db, { schoolId, data }) => {
        const send = lettersOf(deps)
        const { personId, act } = personTold.data.parse(data)
        const contact = send && schoolId !== null && (await provedContact(db, personId, schoolId))
        if (!send || !contact) return
        const { email, language, school } = contact
        const said = say(language, `notifications.kind-person-${act}`, { school })
        await send({ to: email, subject: said, text: said })
      },
    },
  ],
})
