import type { Readable } from 'node:stream'
import type { FileRange } from '../http/ranges.ts'

/** Where the bytes of files live; keys are uuids, names stay in the database. */
export type FileStore = {
  /** A folder of this machine where bytes wait until they are kept. */
  incoming: string
  /** Takes the file at `path` over as the bytes of `uuid`; what lay there before is replaced. */
  keep: (uuid: string, path: string) => Promise<void>
  /** The bytes or a part of them, to be sent on as they come; null where there are none. */
  open: (uuid: string, part?: FileRange | null) => Promise<Readable | null>
  /** Takes the bytes away; what is not there is as good as taken away. */
  remove: (uuid: string) => Promise<void>
}
