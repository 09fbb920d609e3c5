/** How long an invitation waits for an answer, in days. */
export const invitationLasts = 60

/** Signs of a code; people type them from paper, so that none looks like another. */
export const codeSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const codeLength = 12

/** A code as it is compared: groups and small letters are how people type. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A code as it is printed, in groups of four. */
export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** A school that a person declined so often within so many days does not ask them again until the first of it is older. */
export const mostDeclines = { count: 3, days: 60 }
