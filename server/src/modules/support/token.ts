import { isGood, signed } from '#platform/files/signed.ts'

const nameOf = (userId: number): string => `support of ${userId}`

/** A token of ten minutes for the uploads of one person; it opens nothing else. */
export function uploadToken(secret: string, userId: number, now: Date): string {
  const { until, sign } = signed(secret, nameOf(userId), now)
  return `${until}.${sign}`
}

export function isUploadToken(secret: string, userId: number, token: string, now: Date): boolean {
  const [until = '', sign = ''] = token.split('.')
  return /^\d{1,11}$/.test(until) && isGood(secret, nameOf(userId), { until: Number(until), sign }, now)
}
