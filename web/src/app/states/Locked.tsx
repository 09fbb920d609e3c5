import { useStart } from '#features/schools/public.tsx'
import { LockedOffer, useOpening } from '#features/payments/public.tsx'
import type { Subscription } from '#platform/http/states.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { IconLocked } from '../icons.ts'
import { allScreens } from '../routing/allScreens.ts'
import { find } from '../routing/find.ts'

const subscribePage = '/profile/subscribe'

/** A student without the main subscription; profile, news and help stay open (M-68, SH-LOCK-1, Q-011). */
export function Locked({ subscription: { status } }: { subscription: Subscription }) {
  useOpening()
  const { flags } = useStart()
  const isSold = find(allScreens, subscribePage, flags) !== null

  return (
    <Screen title={text('shell.locked-title')}>
      <EmptyList
        icon={<IconLocked />}
        title={text(status === 'missing' ? 'shell.locked-missing' : 'shell.locked-blocked')}
        text={isSold ? <LockedOffer /> : text('shell.locked-ask')}
        action={
          <>
            {isSold ? (
              <LinkButton href={subscribePage} kind="main">
                {text('shell.locked-subscribe')}
              </LinkButton>
            ) : (
              <LinkButton href="/profile">{text('shell.profile')}</LinkButton>
            )}{' '}
            <LinkButton href="/news">{text('shell.locked-news')}</LinkButton>
          </>
        }
      />
    </Screen>
  )
}
