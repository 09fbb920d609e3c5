import { Problem } from '@qalam/contract/kernel/problem.ts'
import '#platform/schemas.ts'
import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { start } from '#app/start/start.ts'
import { newQueryClient } from '#platform/queries.ts'

const client = newQueryClient()
const place = document.getElementById('root')

/** A refusal of the server stands on the page in its words; only what nobody foresaw is written down. */
const onCaughtError = (error: unknown) => error instanceof Problem || reportError(error)

async function open(): Promise<void> {
  await start(client)
  if (place) createRoot(place, { onCaughtError }).render(<App client={client} />)
}

// Not awaited here: the code of the first page stands in files that would then wait for the start to end.
void open()
