import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { readsFromDevice, showsFresh } from '#platform/device/shown.ts'
import { rememberedText } from '#platform/storage.ts'

/** What the build wrote: the code of the pages that open without a network, and the words of each language. */
const KeptFiles = z.object({ code: z.array(z.string()), texts: z.record(z.string(), z.string()) })

/** The list that was brought last: the next visit of the same build has nothing to bring. */
const brought = rememberedText('keptFiles')

/**
 * From now on the page opens without a network: the service worker keeps what this page has loaded, what journal, week
 * and diary may still need, and the words of the language. Without a service worker (plain http, old browsers) all stays
 * as it was.
 */
export async function openOffline(language: Language): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    await navigator.serviceWorker.register('/worker.js')
    const { active } = await navigator.serviceWorker.ready
    const answer = await fetch('/kept-files.json')
    const listed = `${language} ${await answer.text()}`
    if (!active || (listed === brought.get() && (await caches.has('assets')))) return
    const { code, texts } = KeptFiles.parse(JSON.parse(listed.slice(language.length)))
    const words = texts[language]
    const urlsToCache = [...loaded(), ...code, ...(words ? [words] : [])]
    active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
    brought.set(listed)
  } catch {
    // The next visit tries again.
  }
}

/** The hashed files that this page has loaded; the first visit loads them before there is a worker. */
function loaded(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const ours = paths.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  return ours.map(({ pathname }) => pathname)
}

/** Milliseconds between two tries to replace what is shown from the device. */
const retryEvery = 15_000

/** What is shown from the device is read anew as soon as the server can be reached. */
export function watchDevice(client: QueryClient): void {
  const again = () => {
    for (const hash of readsFromDevice()) {
      const query = client.getQueryCache().get(hash)
      if (!query?.isActive()) showsFresh(hash)
      // Whoever comes back to a page that was left reads it anew.
      if (query) void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
  }
  window.addEventListener('online', again)
  setInterval(() => document.visibilityState === 'visible' && again(), retryEvery)
}
