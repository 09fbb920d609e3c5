import '#platform/schemas.ts'
import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { start } from '#app/start/start.ts'
import { newQueryClient } from '#platform/queries.ts'

const client = newQueryClient()
const place = document.getElementById('root')

async function open(): Promise<void> {
  await start(client)
  if (place) createRoot(place).render(<App client={client} />)
}

// Not awaited here: the code of the first page stands in files that would then wait for the start to end.
void open()
