import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { schoolList, userInfo } from '#features/auth/reads.ts'
import { FactorMissing } from '#features/auth/FactorMissing.ts'
import { HandedOut, hasRole, type SignedIn } from '#features/auth/public.tsx'
import { useStart } from '#features/schools/public.tsx'
import { Waiting } from '#features/auth/Waiting.tsx'
import { factorMissing, handedOut, subscription, useFactorMissing, useHandedOut } from '#platform/http/states.ts'
import { navigate } from '#platform/screen.ts'
import { arriving, endSession, holderOf, saveRedirect, takeRedirect, useToken } from '#platform/session.ts'
import { useStore } from '#platform/storage.ts'
import { useLanguage } from '#platform/text.ts'
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx'
import { dismissOffers } from '#ui/feedback/notify.ts'
import { allScreens } from './allScreens.ts'
import { Bare } from '../Bare.tsx'
import { find } from './find.ts'
import { decide } from './guard.ts'
import { afterSignIn, rootOf } from './home.ts'
import { keepLook, lookOf } from '../look.ts'
import { PageOf } from './PageOf.tsx'
import { Shell } from '../shell/Shell.tsx'
import { FailedPage } from '../states/FailedPage.tsx'
import { NotFound } from '../states/NotFound.tsx'
import { useOwnLook } from './useOwnLook.ts'

/** Draws the screen of the address, when the guard lets the person through. */
export function Router() {
  const token = useToken()
  const [path] = useLocation()
  useLanguage()
  const found = find(allScreens, path, useStart().flags)
  const isArriving = useStore(arriving)
  // A hand-over asks nothing about who is here; once it has let somebody in, they are led on.
  const isUnasked = token === null || (found?.screen.door === true && !isArriving)
  // Another person, in this tab or in another one, meets pages of their own: nothing typed or opened stays.
  const holder = holderOf(token)

  useEffect(() => subscription.set(null), [path])
  useEffect(() => dismissOffers, [holder])
  useEffect(
    () => () => {
      handedOut.set(false)
      factorMissing.set(false)
    },
    [holder],
  )

  return (
    <ErrorBoundary
      resetKey={`${path} ${holder}`}
      fallback={(failure, retry) => <FailedPage failure={failure} retry={retry} />}
    >
      <Suspense key={holder ?? ''} fallback={<Waiting />}>
        {isUnasked ? <Guarded path={path} user={null} /> : <Known path={path} />}
      </Suspense>
    </ErrorBoundary>
  )
}

/** Behind a token stands a person; one without a role is signed out (S-START-3, ERR-ROLE-1). */
function Known({ path }: { path: string }) {
  const { data: user } = useSuspenseQuery(userInfo)
  const { productSchoolType, flags, theme } = useStart()
  const isArriving = useStore(arriving)
  const isLost = !hasRole(user)
  // Nothing is asked for before the password is their own and the second factor stands: it would only be refused.
  const isHandedOut = useHandedOut() || user.defaultPassword
  const isFactorMissing = useFactorMissing() || user.lacksFactor
  const isShut = isHandedOut || isFactorMissing
  const client = useQueryClient()

  useEffect(() => {
    if (!isLost) return
    endSession()
    navigate('/login')
  }, [isLost])
  useEffect(() => {
    if (!isShut) void client.prefetchQuery(schoolList)
  }, [client, user, isShut])
  useOwnLook(user)
  useEffect(() => keepLook(lookOf(user.school?.type, theme)), [user.school?.type, theme])
  useEffect(() => {
    if (!isArriving || isShut || !hasRole(user) || !arriving.get()) return
    arriving.set(false)
    navigate(afterSignIn(user, takeRedirect(), productSchoolType, { screens: allScreens, flags }), { replace: true })
  }, [isArriving, isShut, user, productSchoolType, flags])

  if (isHandedOut && hasRole(user))
    return (
      <Bare remember={false} header>
        <HandedOut role={user.role} />
      </Bare>
    )
  if (isFactorMissing && hasRole(user))
    return (
      <Bare remember={false} header>
        <FactorMissing />
      </Bare>
    )

  return isArriving || !hasRole(user) ? <Waiting /> : <Guarded path={path} user={user} />
}

function Guarded({ path, user }: { path: string; user: SignedIn | null }) {
  const { flags } = useStart()
  // Everything below is drawn again in another language; nothing is thrown away, so a half-typed form stays.
  useLanguage()
  const place = { screens: allScreens, flags }
  if (path === '/') return <Redirect to={user ? rootOf(user.role, place) : '/login'} />

  const found = find(allScreens, path, flags)
  const decision = decide(found?.screen.roles ?? 'public', user?.role ?? null)
  if (decision !== 'open') return <Redirect to={decision.go} remember={decision.remember} />

  const page = found ? <PageOf key={found.screen.path} {...found} address={path} /> : <NotFound />
  if (!user || found?.screen.bare)
    return (
      <Bare remember={!user && found !== null && !found.screen.bare} header={!found?.screen.door}>
        {found ? page : <main id="content">{page}</main>}
      </Bare>
    )

  return (
    <Shell user={user} screen={found?.screen ?? null} params={found?.params ?? {}}>
      {page}
    </Shell>
  )
}

/** Goes elsewhere without leaving a step; `remember` keeps this address for after the sign-in (G-GUARD-9). */
function Redirect({ to, remember = false }: { to: string; remember?: boolean }) {
  useLayoutEffect(() => {
    if (remember) saveRedirect(window.location.pathname + window.location.search)
    navigate(to, { replace: true })
  }, [to, remember])
  return null
}
