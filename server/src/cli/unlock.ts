import { accounts } from '#modules/auth/public.ts'
import { say } from '#platform/http/errors.ts'
import { openGround } from '../ground.ts'
import { readSettings } from '../settings.ts'
import { type Command, complain, languageAsked, namesOf } from './command.ts'

const usage = 'npm run school -- unlock LOGIN [--lang kz|ru|en]'

/** Opens a login that ten failures locked. Exit code 1 for a login that nobody has. */
export const unlockCommand: Command = {
  usage,
  run: async (args) => {
    const [login = ''] = namesOf(args, 1, usage)
    const ground = await openGround(await readSettings(process.env), complain)
    try {
      const outcome = await accounts.unlock(ground.db, login)
      console.log(say(languageAsked, `auth.${outcome}`, { login }))
      return outcome === 'unknown-login' ? 1 : 0
    } finally {
      await ground.close()
    }
  },
}
