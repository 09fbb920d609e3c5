import { z } from 'zod'

export const Sex = z.enum(['m', 'w'])
