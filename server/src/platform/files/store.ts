import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'

export type { FileStore } from './file-store.ts'

/** S3 when a bucket is configured, else the data folder. */
export const fileStoreOf = (config: Config): FileStore =>
  config.S3_BUCKET
    ? later(config, config.S3_BUCKET, `${config.DATA_DIR}/incoming`)
    : onDisk(`${config.DATA_DIR}/files`, `${config.DATA_DIR}/incoming`)

/** The client of S3 is two megabytes of code: it is loaded only where there is a bucket. */
function later(config: Config, bucket: string, incoming: string): FileStore {
  const store = import('./s3.ts').then(({ inS3 }) => inS3(config, bucket, incoming))
  return {
    incoming,
    keep: async (uuid, path) => (await store).keep(uuid, path),
    open: async (uuid, part) => (await store).open(uuid, part),
    remove: async (uuid) => (await store).remove(uuid),
  }
}

/** Files on disk, spread over 256 folders that only the server's user opens; renamed, so that a half file is never read. */
export function onDisk(folder: string, incoming = `${folder}/incoming`): FileStore {
  const folderOf = (uuid: string) => `${folder}/${uuid.slice(0, 2)}`
  const pathOf = (uuid: string) => `${folderOf(uuid)}/${uuid}`
  return {
    incoming,
    keep: async (uuid, path) => {
      await ownFolder(folder)
      await ownFolder(folderOf(uuid))
      await chmod(path, 0o600)
      await rename(path, pathOf(uuid))
    },
    open: async (uuid, part) => {
      const stream = createReadStream(pathOf(uuid), part ? { start: part.from, end: part.to } : {})
      try {
        await once(stream, 'open')
        return stream
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    remove: (uuid) => rm(pathOf(uuid), { force: true }),
  }
}

/** A folder that nobody but the server's user opens, also one that was made with other rights. */
export async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700)
}
