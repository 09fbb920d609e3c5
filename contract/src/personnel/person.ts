import { z } from 'zod'

export const Sex = z.enum(['m', 'w'])

/** Login and password of a new sign-in: told once, here. */
export const Access = z.object({ login: z.string(), password: z.string() })
export type Access = z.output<typeof Access>
