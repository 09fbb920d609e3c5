import { firstCalls } from './calls.ts'
import { firstAreas, firstPageAt, schoolToday } from './pages.ts'
import { reloadOnce } from './stale.ts'
import { aheadKey, askEarly, languageKey, tokenKey } from '#platform/http/early.ts'

// A private window may refuse storage: then nobody is known yet.
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const token = kept(tokenKey)
// A hand-over asks nobody who is here already.
const isKnown = token !== null && !window.location.pathname.startsWith('/behalf')
const language = kept(languageKey) ?? 'kz'

// index.html says Kazakh; a screen reader has to know the real language before the first words come.
document.documentElement.lang = language === 'kz' ? 'kk' : language
askEarly(firstCalls.config(token), language, token)
askEarly(firstCalls.texts(token, language, firstAreas(window.location, isKnown ? token : null)), language, null)
if (isKnown) {
  askEarly(firstCalls.person, language, token)
  askEarly(firstCalls.banners, language, token)
}
import('../main.tsx').catch(reloadOnce)

const page = isKnown ? firstPageAt(window.location, token) : undefined
if (page) {
  askEarly(page.read(schoolToday(kept(aheadKey))), language, token)
  // The router asks again, and then knows what to do when there is none.
  page.code().catch(() => undefined)
}
