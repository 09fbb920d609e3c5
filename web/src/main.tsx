import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { start } from '#app/start/start.ts'
import { newQueryClient } from '#platform/queries.ts'

const client = newQueryClient()
const place = document.getElementById('root')
await start(client)
if (place) createRoot(place).render(<App client={client} />)
