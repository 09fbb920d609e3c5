export type RawReads = Readonly<Record<string, { because: string; tables: readonly string[] }>>

/**
 * Modules that name a table of belonging themselves: 72 pairs of a module and a table when the floor was laid, on 28 November
 * 2026. The list only gets shorter.
 */
export const rawReads: RawReads = {
  personnel: {
    because: 'An IIN is shown to a school that had a child of theirs: ended ties count.',
    tables: ['guardianship'],
  },
}
