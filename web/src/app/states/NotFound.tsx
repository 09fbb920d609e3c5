import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { IconLost } from '../icons.ts'
import { Screen } from '#ui/page/Screen.tsx'

/** Public: whoever follows a broken link learns so, signed in or not (G-ANON-8). */
export function NotFound() {
  return (
    <Screen title={text('shell.not-found-title')}>
      <EmptyList
        icon={<IconLost />}
        title={text('shell.not-found-text')}
        action={
          <LinkButton href="/" kind="main">
            {text('shell.not-found-home')}
          </LinkButton>
        }
      />
    </Screen>
  )
}
