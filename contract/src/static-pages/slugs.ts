/** The pages of the product that belong to no school. */
export const slugs = ['about', 'terms', 'privacy', 'consent', 'accessibility', 'contacts'] as const
export type Slug = (typeof slugs)[number]

/** Readable before signing in, and the only ones that people may be asked to agree to. */
export const openSlugs = ['terms', 'privacy', 'consent'] as const satisfies readonly Slug[]

const open: readonly string[] = openSlugs
export const isOpen = (slug: Slug): boolean => open.includes(slug)
