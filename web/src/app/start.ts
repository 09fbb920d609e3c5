import { defaultLanguage } from '@qalam/contract/kernel/languages.ts'
import type { QueryClient } from '@tanstack/react-query'
import { schoolList, startConfig, userInfo } from '#features/auth/reads.ts'
import { renewTokens } from '#features/auth/refresh.ts'
import { localizeComplaints } from '#platform/form/complaints.ts'
import { refreshWith } from '#platform/http/refresh.ts'
import { quarter } from '#platform/quarter.ts'
import { allowSockets } from '#platform/realtime.ts'
import { token } from '#platform/session.ts'
import { chosenLanguage, loadLanguage } from '#platform/text.ts'
import { texts } from './texts.ts'

/** What has to happen before the first page is drawn; the texts are all that it waits for (S-START-1). */
export async function start(client: QueryClient): Promise<void> {
  localizeComplaints()
  refreshWith(renewTokens)
  forgetOnLogout(client)

  const config = client.fetchQuery(startConfig).catch(() => null)
  void config.then((known) => allowSockets(known?.flags.sockets ?? true))
  if (token.get() !== null) {
    void client.prefetchQuery(userInfo)
    // Nobody waits for the schools: they come when the first page stands.
    setTimeout(() => token.get() !== null && void client.prefetchQuery(schoolList), 3000)
  }
  await loadLanguage(texts, chosenLanguage() ?? (await config)?.defaultLanguage ?? defaultLanguage)
}

/** Logout drops all that was read for the person and the school's keys; the page configuration is everybody's. */
function forgetOnLogout(client: QueryClient): void {
  const forget = () => client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== startConfig.queryKey[0] })
  token.subscribe(() => {
    if (token.get() !== null) return
    quarter.set(null)
    forget()
  })
}
