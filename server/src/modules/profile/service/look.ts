import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Scheme } from '@qalam/contract/profile/api.ts'
import { people } from '#modules/people/public.ts'
import type { Context } from '#platform/context.ts'

type Look = { language?: Language | undefined; scheme?: Scheme | undefined }

/** Language and scheme that go with the person; what is left out stays. */
export async function setLook({ actor, db }: Context, { language, scheme }: Look): Promise<{}> {
  if (language === undefined && scheme === undefined) return {}
  await people.setLook(db, actor.personId, {
    ...(language !== undefined && { language }),
    ...(scheme !== undefined && { scheme }),
  })
  return {}
}
