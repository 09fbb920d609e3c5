import { z } from 'zod'
import { remembered } from '../storage.ts'

/** Whether something may lie on this device that an earlier page could not bring home. */
export const hasLeftovers = remembered('outbox-left', z.boolean(), false)
