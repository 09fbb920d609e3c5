import { room } from '@qalam/contract/kernel/event.ts'
import { weeksChanged } from '@qalam/contract/office-schedule/events.ts'
import { schoolImported } from '@qalam/contract/school-import/events.ts'
import { bellsChanged } from '@qalam/contract/time-schemes/events.ts'
import { roomsOf } from '#modules/groups/public.ts'
import type { Db } from '#platform/db/db.ts'
import { hearer } from '#platform/events/listeners.ts'
import type { StoredEvent } from '#platform/events/outbox.ts'
import { type Realtime, startRealtime } from '#platform/realtime/realtime.ts'
import type { App } from './app.ts'
import { readEvents } from './events.ts'

export type Sockets = Pick<Realtime, 'tellToReadAnew' | 'close'> & { hear: (event: StoredEvent) => void }

/** The sockets of this process. After an import, other bells and acts on many lessons a school's browsers are told to read anew, not each lesson. */
export async function openSockets(
  { http, identify, outdated }: App,
  db: Db,
  complain: (error: unknown) => void,
): Promise<Sockets> {
  const { tell, tellToReadAnew, close } = startRealtime(http.server, {
    events: await readEvents(),
    identify,
    outdated,
    roomsOf: (actors) => roomsOf(db, actors),
    complain,
  })
  const anew = [schoolImported, bellsChanged, weeksChanged].map((event) =>
    hearer(event, ({ schoolId }) => tellToReadAnew(room.school(schoolId))),
  )
  const hear = (event: StoredEvent) => (anew.find((one) => one.event === event.name)?.hear ?? tell)(event)
  return { hear, tellToReadAnew, close }
}
