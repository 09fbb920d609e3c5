import { firstCalls } from '#app/start/firstCalls.ts'
import { reloadWhenStale } from '#app/start/stale.ts'
import { askEarly, languageKey, tokenKey } from '#platform/http/early.ts'

// A private window may refuse storage: then nobody is known yet.
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const token = kept(tokenKey)
const language = kept(languageKey) ?? 'kz'

reloadWhenStale()
askEarly(firstCalls.config, language, token)
askEarly(firstCalls.texts(language), language, null)
if (token) {
  askEarly(firstCalls.person, language, token)
  askEarly(firstCalls.banners, language, token)
}
void import('./main.tsx')
