import { wizardMinutes } from '@qalam/contract/merge/rules.ts'
import { doorOf } from '#modules/auth/public.ts'
import { expiringCache } from '#platform/cache.ts'
import { oncePerProcess } from '#platform/module.ts'
import { outerDiary, type OuterPerson } from './diary/outer.ts'
import { diarySettings } from './diary/settings.ts'

/** Codes of which the outer diary gave a grant and has not yet told the person. */
const grants = 2_000

/** What the use cases need beside the context: made once for a process. */
export const deskOf = oncePerProcess((deps) => {
  const settings = diarySettings(deps.config)
  return {
    diary: settings && outerDiary(settings),
    door: doorOf(deps).outer,
    /** Where the diary dies after it took a code, the next try goes on from here: the code is good no second time. */
    grants: expiringCache<string>(grants, wizardMinutes * 60_000),
    /** One question about a code at a time: a page that asks twice at once uses it up once. */
    asked: new Map<string, Promise<OuterPerson>>(),
  }
})
export type MergeDeps = ReturnType<typeof deskOf>
