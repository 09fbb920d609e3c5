/** One element of MathML by its depth; those below it follow it, deeper. The server lets no other elements through. */
export type MathPart = {
  depth: number
  tag: string
  text?: string | undefined
  about?: Readonly<Record<string, string | undefined>> | undefined
}
