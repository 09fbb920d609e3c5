import { resetOf } from '#modules/second-factor/public.ts'
import { say } from '#platform/http/errors.ts'
import { openGround } from '../ground.ts'
import { readSettings } from '../settings.ts'
import { type Command, complain, languageAsked, namesOf } from './command.ts'

const usage = 'npm run school -- second-factor-reset LOGIN [--lang kz|ru|en]'

/** For somebody who lost the app and the recovery codes. Exit code 1 for a login that nobody has. */
export const secondFactorResetCommand: Command = {
  usage,
  run: async (args) => {
    const [login = ''] = namesOf(args, 1, usage)
    const ground = await openGround(await readSettings(process.env), complain)
    try {
      const outcome = await resetOf(ground.db, login)
      const key = outcome === 'unknown-login' ? 'auth.unknown-login' : `second-factor.${outcome}`
      console.log(say(languageAsked, key, { login }))
      return outcome === 'unknown-login' ? 1 : 0
    } finally {
      await ground.close()
    }
  },
}
