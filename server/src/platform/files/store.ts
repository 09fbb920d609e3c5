import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'

export type { FileStore } from './file-store.ts'

/** S3 when a bucket is configured, else the data folder. */
export const fileStoreOf = (config: Config): FileStore =>
  config.S3_BUCKET ? later(config, config.S3_BUCKET) : onDisk(`${config.DATA_DIR}/files`)

/** The client of S3 is two megabytes of code: it is loaded only where there is a bucket. */
function later(config: Config, bucket: string): FileStore {
  const store = import('./s3.ts').then(({ inS3 }) => inS3(config, bucket))
  return {
    put: async (uuid, bytes) => (await store).put(uuid, bytes),
    get: async (uuid) => (await store).get(uuid),
  }
}

/** Files on disk, spread over 256 folders; written beside and renamed, so that a half file is never read. */
export function onDisk(folder: string): FileStore {
  const pathOf = (uuid: string) => `${folder}/${uuid.slice(0, 2)}/${uuid}`
  return {
    put: async (uuid, bytes) => {
      await mkdir(`${folder}/${uuid.slice(0, 2)}`, { recursive: true })
      await writeFile(`${pathOf(uuid)}.part`, bytes)
      await rename(`${pathOf(uuid)}.part`, pathOf(uuid))
    },
    get: (uuid) =>
      readFile(pathOf(uuid)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
  }
}
