const year = 366 * 86_400_000

/** Why an article cannot come out at a moment: it has passed, or it lies more than a year ahead. */
export function whyNotAt(publishAt: string, now: Date): 'article.past' | 'article.far' | null {
  const ahead = Date.parse(publishAt) - now.getTime()
  if (ahead <= 0) return 'article.past'
  return ahead > year ? 'article.far' : null
}
