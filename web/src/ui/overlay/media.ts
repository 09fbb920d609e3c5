/** What a browser shows by itself, by the type of a file; null for all else. */
export function mediaOf(mime: string | null): 'picture' | 'sound' | 'film' | null {
  if (/^image\/(?:jpeg|png|gif|webp)$/.test(mime ?? '')) return 'picture'
  if (mime === 'audio/mpeg') return 'sound'
  return mime === 'video/mp4' ? 'film' : null
}
