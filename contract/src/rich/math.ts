import { z } from 'zod'

/** The elements of MathML that a formula may be drawn of; anything else could do more than show. */
export const mathTags = [
  ...['math', 'mrow', 'mi', 'mn', 'mo', 'mtext', 'ms', 'mspace', 'mstyle', 'mpadded', 'mphantom', 'menclose', 'mfrac'],
  ...['msqrt', 'mroot', 'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mtable', 'mtr', 'mtd'],
] as const
export const mathAttributes = [
  ...['display', 'displaystyle', 'scriptlevel', 'mathvariant', 'mathsize', 'mathcolor', 'linethickness', 'stretchy'],
  ...['fence', 'separator', 'lspace', 'rspace', 'accent', 'accentunder', 'largeop', 'movablelimits', 'symmetric'],
  ...['minsize', 'maxsize', 'width', 'height', 'depth', 'voffset', 'notation', 'columnalign', 'columnspacing'],
  ...['columnlines', 'rowspacing', 'rowlines', 'rowalign'],
] as const

/** Letters of one formula as it is written, and parts and depth of it as it is drawn. */
export const mostFormula = 1000
/** Formulas of one text. */
export const mostFormulas = 100
export const mostMathParts = 1500
export const mostMathDepth = 60

const sound = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))

/** One element by its depth: those below it follow it, deeper. The list is flat, so that its depth is bounded. */
export const MathPart = z.object({
  depth: z.int().min(0).max(mostMathDepth),
  tag: z.enum(mathTags),
  text: sound(200).optional(),
  about: z.partialRecord(z.enum(mathAttributes), sound(60)).optional(),
})
export type MathPart = z.infer<typeof MathPart>

/** A formula as MathML, which every browser draws by itself. */
export const Drawn = z.array(MathPart).max(mostMathParts)
export type Drawn = z.infer<typeof Drawn>

/** A formula as it was written, and drawn; null where it cannot be read. */
export const DrawnFormula = z.object({ source: sound(mostFormula), drawn: Drawn.nullable() })
export type DrawnFormula = z.infer<typeof DrawnFormula>
