import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect, useMemo } from 'react'
import { namedComplaint } from '#platform/form/complaints.ts'
import { hold } from '#platform/routing/leaving.ts'
import { onNotice } from '#platform/notices.ts'
import { text, useLanguage } from '#platform/text.ts'
import { Days } from '#ui/page/days.tsx'
import { NamedComplaint } from '#ui/fields/Below.tsx'
import { Holding } from '#ui/overlay/holding.ts'
import { LinkKind } from '#ui/page/Link.tsx'
import { Look } from '#ui/look/Look.tsx'
import { Notices } from '#ui/feedback/Notices.tsx'
import { notify } from '#ui/feedback/notify.ts'
import { UiWords, type UiText } from '#ui/page/words.tsx'
import { dayText } from './dayText.ts'
import { LeaveQuestion } from './notices/LeaveQuestion.tsx'
import { AppLink } from './routing/AppLink.tsx'
import { useScheme } from '#platform/scheme.ts'
import { useLastLook, useManifest } from './look.ts'
import { Router } from './routing/Router.tsx'
import { ServerWaits } from './states/ServerWaits.tsx'

/** Everything that surrounds the pages: the cache of reads, the look, the words of the kit, the notices. */
export function App({ client }: { client: QueryClient }) {
  const language = useLanguage()
  const scheme = useScheme()
  const look = useLastLook()
  useManifest(look)
  // Every piece of the kit draws itself again when its words change.
  const words = useMemo(() => wordsOf(language), [language])

  useEffect(() => onNotice(({ kind, ...notice }) => void notify({ kind, ...defaultsOf(kind), ...notice })), [])

  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <Look look={look} scheme={scheme}>
          <UiWords text={words}>
            <LinkKind value={AppLink}>
              <NamedComplaint value={namedComplaint}>
                <Holding value={hold}>
                  <Days value={dayText}>
                    <Router />
                    <LeaveQuestion />
                    <ServerWaits />
                    <Notices />
                  </Days>
                </Holding>
              </NamedComplaint>
            </LinkKind>
          </UiWords>
        </Look>
      </QueryClientProvider>
    </StrictMode>
  )
}

const wordsOf =
  (_language: string): UiText =>
  (key, values) =>
    text(`ui.${key}`, values)

/** ERR-TEXT-1…3; a warning has a title only. */
function defaultsOf(kind: 'success' | 'warning' | 'error'): { title: string; text?: string } {
  if (kind === 'warning') return { title: text('notice.warning-title') }
  return kind === 'error'
    ? { title: text('notice.error-title'), text: text('notice.error-text') }
    : { title: text('notice.success-title'), text: text('notice.success-text') }
}
