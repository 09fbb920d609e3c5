import { payments } from '@qalam/contract/payments/api.ts'
import { accessChanged } from '@qalam/contract/payments/events.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '#platform/api.ts'
import { subscription } from '#platform/http/states.ts'
import { useLive } from '#platform/realtime.ts'

const whetherOpen = read(payments.active, {}, { silent: true })

/** A locked screen opens by itself when access arrives: told by the event, or asked while there is no socket. */
export function useOpening(): void {
  const client = useQueryClient()
  const { data } = useQuery({ ...whetherOpen, refetchOnMount: 'always' })
  useLive(accessChanged, () => [whetherOpen], [whetherOpen])
  const isOpen = data?.people.some(({ hasSubscribe }) => hasSubscribe) === true

  useEffect(() => {
    if (!isOpen) return
    // What was refused while it was locked is asked for again.
    client.removeQueries({ predicate: ({ state }) => state.status === 'error' })
    subscription.set(null)
  }, [isOpen, client])
}
