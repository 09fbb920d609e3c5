import { messageWaits } from '@qalam/contract/chat/events.ts'
import { listener } from '#platform/events/listeners.ts'
import type { Listen } from '#platform/module.ts'
import { deliver } from './service/later.ts'

/** What waited for the morning is written when its hour has come. */
export const listen: Listen = () => ({ once: [listener('chat.later', messageWaits, deliver)] })
