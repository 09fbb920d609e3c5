/** Programs for pupils with special needs; the last option of the form is a text of one's own (C-TP-1, C-NUM-19, Q-031). */
export const knownPrograms = [
  'hearing',
  'vision',
  'intellectual',
  'development-delay',
  'speech',
  'musculoskeletal',
  'autism',
] as const
export type KnownProgram = (typeof knownPrograms)[number]

/** The option that is followed by a text. */
export const ownProgram = 'self'
export const programOptions = [...knownPrograms, ownProgram] as const

/** What a program is called by oneself is at most this long. */
export const programLength = 200

/** A program is stored as the key of a known one, else as the text that was written. */
export const isKnownProgram = (description: string): description is KnownProgram =>
  knownPrograms.some((known) => known === description)
