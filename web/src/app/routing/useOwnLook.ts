import type { UserInfo } from '@qalam/contract/auth/api.ts'
import { useEffect } from 'react'
import { followScheme } from '#features/profile/public.tsx'
import { holderOf, token } from '#platform/session.ts'
import { currentLanguage } from '#platform/text.ts'
import { useChooseLanguage } from '../shell/header/LanguageSwitch.tsx'

/** Whose look was followed since the page was loaded: what they chose here later is newer than what the account said. */
let followed: string | null = null

/** The language and the scheme that a person keeps with the account, on a device that had others. */
export function useOwnLook({ language, scheme }: Pick<UserInfo, 'language' | 'scheme'>): void {
  const choose = useChooseLanguage()
  useEffect(() => {
    const holder = holderOf(token.get())
    if (holder === null || holder === followed) return
    followed = holder
    followScheme(scheme)
    if (language !== null && language !== currentLanguage()) void choose(language)
  }, [language, scheme, choose])
}
