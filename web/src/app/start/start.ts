import { defaultLanguage } from '@qalam/contract/kernel/languages.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { Flags } from '@qalam/contract/schools/api.ts'
import { hasRole } from '#features/auth/public.tsx'
import { allOn } from '#features/schools/public.tsx'
import { userInfo } from '#features/auth/reads.ts'
import { startConfig } from '#features/schools/reads.ts'
import { renewTokens } from '#features/auth/refresh.ts'
import { banners } from '#features/news/reads.ts'
import { startReads } from '#platform/api.ts'
import { localizeComplaints } from '#platform/form/complaints.ts'
import { isMobileApp, tellNativeLanguage } from '#platform/native.ts'
import { refreshWith } from '#platform/http/refresh.ts'
import { idle } from '#platform/idle.ts'
import { leftoverQueues } from '#platform/outbox/leftovers.ts'
import { quarter } from '#platform/quarter.ts'
import { watchLeaving } from '#platform/routing/leaving.ts'
import { allowSockets, whenClosedByServer, whenToldToReadAnew } from '#platform/realtime.ts'
import { allowExports } from '#platform/exporting.ts'
import { holderOf, token } from '#platform/session.ts'
import { currentLanguage } from '#platform/text.ts'
import { chosenLanguage, followOtherTabs, loadLanguage } from '#platform/text-areas.ts'
import { allScreens } from '../routing/allScreens.ts'
import { find } from '../routing/find.ts'
import { mayOpen } from '../routing/guard.ts'
import { rootOf } from '../routing/home.ts'
import { forgetReads, thinReads } from '#platform/device/kept.ts'
import { showsNothing } from '#platform/device/shown.ts'
import { keepLook } from '../look.ts'
import { openOffline, watchDevice } from './offline.ts'
import { firstAreas } from '../../first/pages.ts'
import { texts } from './texts.ts'

/** How long a page that could be drawn waits for what it shows, in milliseconds: one drawing instead of three. */
const patience = 250

/**
 * What has to happen before the first page is drawn. The texts are all that it has to wait for (S-START-1); the first
 * page's own code and reads leave as soon as it is known who asks, and are given a moment.
 */
export async function start(client: QueryClient): Promise<void> {
  watchLeaving()
  localizeComplaints()
  refreshWith(renewTokens)
  forgetOnLogout(client)
  followOtherTabs(texts, () => client.invalidateQueries())
  // The answer tells the rest: a refusal of the session signs out, one of an old role renews the token (ERR-426-1).
  whenClosedByServer(() => client.invalidateQueries({ queryKey: userInfo.queryKey }))
  whenToldToReadAnew(() => client.invalidateQueries())

  const config = client.fetchQuery(startConfig).catch(() => null)
  void config.then((known) => allowSockets(known?.flags.sockets ?? true))
  void config.then((known) => allowExports(known?.flags.export ?? true))
  // In front of the door nobody has a school: the host alone decides how it looks.
  void config.then((known) => token.get() === null && known?.theme && keepLook(known.theme))
  const found = find(allScreens, window.location.pathname, allOn)
  // A hand-over brings its own person: whose token lies here does not matter.
  const isKnown = token.get() !== null && !found?.screen.door
  const person = isKnown ? client.fetchQuery(userInfo).catch(() => null) : null
  const chosen = chosenLanguage()
  const areas = firstAreas(window.location, isKnown ? token.get() : null)
  const spoken = chosen
    ? loadLanguage(texts, chosen, areas)
    : config.then((known) => loadLanguage(texts, known?.defaultLanguage ?? defaultLanguage, areas))

  // What the server says is in the language of the call: one that the host decides has to be known first.
  const prepared = Promise.all([person, config, chosen ?? spoken]).then(([user, known]) =>
    user && hasRole(user) ? prepareFirstPage(client, user.role, known?.flags ?? allOn) : undefined,
  )
  watchDevice(client)
  void idle().then(() => bringHome(client))
  void spoken.then(idle).then(() => bringCode())
  // The wrappers learn the language that is shown, chosen or not (SH-LANG-3).
  void spoken.then(() => tellNativeLanguage(currentLanguage()))
  if (isMobileApp()) void spoken.then(idle).then(heedWrapper)
  await spoken
  await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, patience))])
}

/** The wrapper tells under which token its device takes pushes; only its pages bring the code for it. */
const heedWrapper = async () => (await import('#features/notifications/wrapper/public.ts')).heedWrapper()

/** Whoever is signed in shall find their pages without a network; a visitor at the door has none. */
function bringCode(): void {
  const bring = () => {
    if (token.get() === null) return
    stop()
    void openOffline(currentLanguage())
    void thinReads()
  }
  const stop = token.subscribe(bring)
  bring()
}

/** The queues of this device by name, each brought with its own code only. */
const queues: Record<string, () => Promise<{ bringHome: (client: QueryClient) => unknown }>> = {
  marks: () => import('#features/marks/unsent/public.ts'),
  'period-marks': () => import('#features/period-marks/unsent/public.ts'),
  homework: () => import('#features/homework/unsent/public.ts'),
  lesson: () => import('#features/lesson/unsent/public.ts'),
  answers: () => import('#features/exams/unsent/public.ts'),
  'homework-answers': () =>
    import('#features/homework/unsent/public.ts').then(({ bringAnswersHome }) => ({ bringHome: bringAnswersHome })),
}

/** Sends what an earlier page could not, wherever this one opens. */
async function bringHome(client: QueryClient): Promise<void> {
  for (const name of leftoverQueues()) {
    const unsent = await queues[name]?.().catch(() => null)
    unsent?.bringHome(client)
  }
}

/** Asks for the code and the reads of the page that the address leads to, while the shell is still being drawn. */
async function prepareFirstPage(client: QueryClient, role: Role, flags: Flags): Promise<void> {
  const { pathname } = window.location
  const address = pathname === '/' ? rootOf(role, { screens: allScreens, flags }) : pathname
  const found = find(allScreens, address, flags)
  if (!found || !mayOpen(found.screen.roles, role)) return

  void client.fetchQuery(banners).then(fetchPictures, () => undefined)
  await Promise.all([found.screen.load(), startReads(client, found.screen.reads(found.params))])
}

/** The pictures of the banners are the largest thing on many pages: they come while the page is being drawn. */
function fetchPictures(shown: readonly { image: string }[]): void {
  for (const { image } of shown) if (image) new Image().src = image
}

/**
 * Logout, and another person's sign-in in this tab or in another one, drop all that was read for the person and the
 * school's keys; the page configuration is everybody's.
 */
function forgetOnLogout(client: QueryClient): void {
  const forget = () => client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== startConfig.queryKey[0] })
  let holder = holderOf(token.get())
  token.subscribe(() => {
    const next = holderOf(token.get())
    if (next === holder) return
    holder = next
    quarter.set(null)
    forget()
    showsNothing()
    void forgetReads()
  })
}
