/** What a request is about (SH-MODAL-26), and questions about signing in, which the own school answers. */
export const ticketTypes = [
  'elective_subject',
  'error_in_lesson',
  'error_ticket',
  'plagiarism_ticket',
  'suggestion',
  'sign_in',
] as const
export type TicketType = (typeof ticketTypes)[number]

export const ticketStates = ['new', 'in-work', 'answered', 'closed'] as const

/** The school whose staff answers requests. */
export const serviceSchool = 50_000

/** C-NUM-15, V-SUP-2. */
export const imageBytes = 300_000
/** V-SUP-1; a drawing is sent as points. */
export const imageKinds: readonly string[] = ['image/png', 'image/jpeg']

const folded = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** Places of names that stand twice in a list, or that a subject has already (V-SUP-9). */
export function takenNames(names: readonly string[], known: readonly string[] = []): number[] {
  const seen = new Set(known.map(folded))
  return names.flatMap((name, at) => {
    const isTaken = folded(name) !== '' && seen.has(folded(name))
    seen.add(folded(name))
    return isTaken ? [at] : []
  })
}
