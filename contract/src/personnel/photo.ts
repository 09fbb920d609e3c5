import { z } from 'zod'
import { Done, post, remove } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { staff } from '../kernel/roles.ts'

const path = '/api/v3/os/backoffice/personnel/:userId/photo'
const aliases = ['/api/v2/os/backoffice/personnel/:userId/photo', '/api/v3/os/backoffice/contingent/:userId/photo']
const One = z.object({ userId: IdInAddress })

/** The address of a picture is signed and good for ten minutes; null for who has none. */
export const Photo = z.string().nullable()

export const photos = {
  setPhoto: post(path, {
    roles: staff,
    files: { most: 1, bytes: 5 * 1024 * 1024, kinds: 'images' },
    about:
      'The picture of a student or an employee, in the place of the one before; by who may change the person. 403 for a person whom another school answers for.',
    aliases,
    params: One,
    response: Done,
  }),
  removePhoto: remove(path, {
    roles: staff,
    about: 'Takes the picture of a person away; by who may set it.',
    aliases,
    params: One,
    response: Done,
  }),
}
