import { z } from 'zod'
import { Done, get } from '../kernel/endpoint.ts'
import { Instant } from '../kernel/dates.ts'

/** Where a picture, a sound or a film is fetched from by the browser itself, and until when. */
export const MediaAddress = z.object({ url: z.string(), until: Instant })
export type MediaAddress = z.infer<typeof MediaAddress>

export const media = {
  file: get('/api/v1/bs/media/:uuid', {
    roles: 'public',
    answers: 'file',
    cacheSeconds: 300,
    about:
      'The bytes of a file by a signed address, for players that send no headers; parts of it by Range. 404 for an address that has run out, was changed or is of another file. Pictures, sound, film and PDF are shown, the last also in a frame of our own pages; all else is downloaded.',
    params: z.object({ uuid: z.uuid() }),
    query: z.object({
      until: z
        .string()
        .regex(/^\d{1,11}$/)
        .default('0'),
      sign: z.string().max(100).default(''),
    }),
    response: Done,
  }),
}
