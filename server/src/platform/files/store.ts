import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { Config } from '../config.ts'

/** Where the bytes of files live; keys are uuids, names stay in the database. */
export type FileStore = {
  put: (uuid: string, bytes: Buffer) => Promise<void>
  get: (uuid: string) => Promise<Buffer | null>
}

/** S3 when a bucket is configured, else the data folder. */
export const fileStoreOf = (config: Config): FileStore =>
  config.S3_BUCKET ? inS3(config, config.S3_BUCKET) : onDisk(`${config.DATA_DIR}/files`)

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

function inS3(config: Config, bucket: string): FileStore {
  const client = new S3Client({
    region: config.S3_REGION,
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
    ...(config.S3_ACCESS_KEY &&
      config.S3_SECRET_KEY && {
        credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
      }),
  })
  return {
    put: async (uuid, bytes) =>
      void (await client.send(new PutObjectCommand({ Bucket: bucket, Key: uuid, Body: bytes }))),
    get: async (uuid) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: uuid }))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        throw error
      }
    },
  }
}
