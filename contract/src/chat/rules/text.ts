import { z } from 'zod'

/** Characters of a message (V-MSG-1). */
export const longestMessage = 800

/** What a message is kept as: one form of each letter, no blanks at its ends. */
export const normal = (text: string): string => text.normalize('NFC').trim()

/** How long a message is: whole characters after NFC, counted alike by browser and server. */
export const lengthOf = (text: string): number => [...normal(text)].length

/** Marks that turn the direction of what stands after them, and characters that hide. */
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f\ufeff\p{Bidi_Control}]/u

/** A character that is seen: not a blank, a filler or one of no width. */
const seen = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether nothing of a text would be seen. */
export const isBlank = (text: string): boolean => !seen.test(text)

/** Text that reads as it was written: whole characters, no marks that turn or hide it. */
export const isPlain = (text: string): boolean => text.isWellFormed() && !hidden.test(text)

/** The words of a message. */
export const MessageText = z
  .string()
  .max(longestMessage * 8)
  .transform(normal)
  .refine((text) => lengthOf(text) <= longestMessage, { message: 'message-long' })
  .refine(isPlain, { message: 'message-marks' })
  .refine((text) => !isBlank(text), { message: 'required' })
