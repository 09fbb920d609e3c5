import { z } from 'zod'

const Title = z.string().trim().min(1).max(200)

/** A page of the web; other schemes would run or open something else. */
const Site = z
  .string()
  .trim()
  .max(200)
  .regex(/^(?:https?:\/\/[^\s/]+\.[^\s]+)?$/, { message: 'site' })

/** What the school is called and how it is reached. BIN, region and type are the platform's. */
export const SchoolCard = z.object({
  nameKz: Title,
  nameRu: Title,
  /** Empty where the school has no English name. */
  nameEn: z.string().trim().max(200),
  address: z.string().trim().max(200),
  phone: z.string().regex(/^(?:\+7\d{10})?$/, { message: 'phone' }),
  email: z
    .string()
    .trim()
    .max(100)
    .regex(/^(?:[^\s@]+@[^\s@]+\.[A-Za-z]{2,})?$/, { message: 'email' }),
  site: Site,
})
export type SchoolCard = z.output<typeof SchoolCard>
