import { messageStored, talkChanged } from '@qalam/contract/chat/events.ts'
import { useLive } from '#platform/realtime.ts'
import { everyList } from './reads.ts'

/** Keeps the list of talks and the number of unread messages true; without sockets they are asked for every ten seconds. */
export function useChatLive(): void {
  useLive(messageStored, () => everyList, everyList)
  useLive(talkChanged, () => everyList)
}
