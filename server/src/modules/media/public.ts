import { media, type MediaAddress } from '@qalam/contract/media/api.ts'
import { signed } from '#platform/files/signed.ts'

/** An address of a file for ten minutes, for whoever may have it by what the caller has judged. */
export function mediaAddress(secret: string, uuid: string, now: Date): MediaAddress {
  const { until, sign, ends } = signed(secret, uuid, now)
  const url = `${media.file.path.replace(':uuid', uuid)}?until=${until}&sign=${sign}`
  return { url, until: ends.toISOString() }
}
