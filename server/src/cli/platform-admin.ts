import { registerAdmin } from '#modules/school-registry/public.ts'
import { say } from '#platform/http/errors.ts'
import { openGround } from '../ground.ts'
import { readSettings } from '../settings.ts'
import { type Command, complain, languageAsked, namesOf } from './command.ts'

const usage = 'npm run school -- platform-admin IIN SURNAME NAME [--lang kz|ru|en]'

/** Lets somebody run the platform. Exit code 1 for an IIN or a name that is not one. */
export const platformAdminCommand: Command = {
  usage,
  run: async (args) => {
    const [iin = '', surname = '', firstname = ''] = namesOf(args, 3, usage)
    const ground = await openGround(await readSettings(process.env), complain)
    try {
      const outcome = await registerAdmin(ground.db, { iin, surname, firstname }, new Date())
      const name = `${surname} ${firstname}`
      if (typeof outcome === 'object')
        console.log(say(languageAsked, 'school-registry.admin-made', { name, ...outcome }))
      else console.log(say(languageAsked, `school-registry.admin-${outcome}`, { name }))
      return outcome === 'wrong' ? 1 : 0
    } finally {
      await ground.close()
    }
  },
}
