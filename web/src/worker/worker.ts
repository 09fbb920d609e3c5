import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { takePushes } from './pushes.ts'

/**
 * The service worker: the page and its code open without a network. Calls pass by it, since what the server answered is
 * kept by the page itself, for each person apart; but for the pages that are open to everybody. It is built by itself, as one file at the root of the site.
 */
const page = '/'
const pages = 'page'

/** Hashed files never change; those that nothing has asked for in so many days belong to an older version. */
const days = 60 * 24 * 60 * 60
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ maxEntries: 900, maxAgeSeconds: days, purgeOnQuotaError: true })],
  }),
)

/** One page stands for every address. A server that says nothing for so many seconds is not waited for. */
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: pages,
      networkTimeoutSeconds: 4,
      matchOptions: { ignoreVary: true },
      plugins: [{ cacheKeyWillBeUsed: () => Promise.resolve(page) }],
    }),
    { denylist: [/^\/(api|files|socket\.io)\//] },
  ),
)

/** The pages that everybody may read are nobody's in particular: they open at the door without a network too. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/api/v3/os/guest/static/'),
  new NetworkFirst({
    cacheName: 'static-pages',
    networkTimeoutSeconds: 4,
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ maxEntries: 20, maxAgeSeconds: days })],
  }),
)

declare const self: ServiceWorkerGlobalScope

// A page that is open goes on with its own code; what it asks for later lies in the cache or is loaded anew.
self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(caches.open(pages).then((cache) => cache.add(page)))
})
clientsClaim()
takePushes()
