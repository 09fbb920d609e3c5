import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'

/** Files as objects of a bucket. */
export function inS3(config: Config, bucket: string): FileStore {
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
