import { support } from '@qalam/contract/support/api.ts'
import type { TicketDraft } from '@qalam/contract/support/ticket.ts'
import { call, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { everyRequest } from '../reads.ts'
import { type OuterDesk, sendOutside } from './outer-desk.ts'

/** Sends a request to whoever takes it: the desk of this product, or an outer one. Success is told for 5 s, a failure stays in the dialog (ERR-SUPPORT-1). */
export function useTicket() {
  const { mutateAsync } = useCommand(support.ticket, { refresh: everyRequest })
  return async (ticket: TicketDraft): Promise<void> => {
    const desk: OuterDesk = await call(support.token, {})
    const outside = desk.apiUrl !== undefined
    const { message } = outside ? await sendOutside(desk, ticket) : await mutateAsync({ body: ticket })
    tellSuccess(message)
  }
}
