import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'

/** Files as objects of a bucket. */
export function inS3(config: Config, bucket: string, incoming: string): FileStore {
  const client = new S3Client({
    region: config.S3_REGION,
    // A streamed body has no checksum of its own in front of it; every S3 server takes it so.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
    ...(config.S3_ACCESS_KEY &&
      config.S3_SECRET_KEY && {
        credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
      }),
  })
  return {
    incoming,
    keep: async (uuid, path) => {
      const { size } = await stat(path)
      const put = () =>
        client.send(
          new PutObjectCommand({ Bucket: bucket, Key: uuid, Body: createReadStream(path), ContentLength: size }),
        )
      // The client itself cannot send a stream twice.
      await put().catch((error: unknown) => (isOfServer(error) ? put() : Promise.reject(error)))
      await rm(path, { force: true })
    },
    open: async (uuid, part) => {
      const range = part ? { Range: `bytes=${part.from}-${part.to}` } : {}
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: uuid, ...range }))
        return Body instanceof Readable ? Body : null
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        throw error
      }
    },
    remove: async (uuid) => void (await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: uuid }))),
  }
}

/** The bucket is in trouble for a moment; whatever it refuses for good is not asked again. */
const isOfServer = (error: unknown): boolean =>
  !(error instanceof S3ServiceException) || (error.$metadata.httpStatusCode ?? 500) >= 500
