import { z } from 'zod'
import { Id } from '../kernel/ids.ts'

const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))

const Description = words(800)
const Link = z.url({ protocol: /^https?$/ }).max(500)
/** What the upload of a picture answered: here a uuid, an outer desk may say it in another way. */
const Image = words(500)
const of = { uuid: z.uuid(), contact_data: z.string().trim().max(100).default('') }

export const ElectiveTicket = z.object({
  type: z.literal('elective_subject'),
  ...of,
  elective_subjects: z
    .array(z.object({ name_kz: words(100), name_ru: words(100) }))
    .min(1)
    .max(10),
})
export const LessonTicket = z.object({
  type: z.literal('error_in_lesson'),
  ...of,
  class: z.int().min(0).max(12),
  subject: Id,
  theme: words(300),
  exercise_number: z.string().regex(/^\d{1,2}$/),
  ticket_content: Description,
  file_path: Image,
})
export const ErrorTicket = z.object({
  type: z.literal('error_ticket'),
  ...of,
  ticket_content: Description,
  link_error: Link,
  file_path: Image,
})
export const PlagiarismTicket = z.object({
  type: z.literal('plagiarism_ticket'),
  ...of,
  ticket_content: Description,
  link_plagiarism_doc: Link,
  link_source_doc: Link,
})
export const SuggestionTicket = z.object({ type: z.literal('suggestion'), ...of, ticket_content: Description })
export const SignInTicket = z.object({ type: z.literal('sign_in'), ...of, ticket_content: Description })

/** A new request; what each type needs is V-SUP-4 to V-SUP-8, V-SUP-11. The same uuid twice is one request. */
export const TicketDraft = z.discriminatedUnion('type', [
  ElectiveTicket,
  LessonTicket,
  ErrorTicket,
  PlagiarismTicket,
  SuggestionTicket,
  SignInTicket,
])
export type TicketDraft = z.output<typeof TicketDraft>
