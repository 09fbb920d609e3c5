import { categories } from '@qalam/contract/help/entries.ts'
import { z } from 'zod'
import { remembered } from '#platform/storage.ts'

const Selection = z.object({ category: z.enum(categories).nullable(), entry: z.string().max(60).nullable() })

/** The section and the question that were open last (SH-FAQ-5, Q-027). */
export const faqSelection = remembered('faqSelection', Selection, { category: null, entry: null })
