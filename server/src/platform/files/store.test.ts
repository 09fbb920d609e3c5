import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openS3Peer } from '../testing/s3-peer.ts'
import { fileStoreOf } from './store.ts'

const keys = { accessKey: 'school', secretKey: 'a secret of the bucket' }

/** A bucket, and the store that the settings of a cluster lead to. */
async function bucket(secretKey = keys.secretKey) {
  const peer = await openS3Peer('qalam-files', keys)
  onTestFinished(peer.close)
  const settings = { S3_BUCKET: 'qalam-files', S3_ENDPOINT: peer.endpoint, S3_REGION: 'eu-central-1' }
  const store = fileStoreOf(readConfig({ ...settings, S3_ACCESS_KEY: keys.accessKey, S3_SECRET_KEY: secretKey }))
  return { store, objects: peer.objects }
}

function folder() {
  const path = `${tmpdir()}/qalam-files-${randomUUID()}`
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return { store: fileStoreOf(readConfig({ DATA_DIR: path })) }
}

test.each([
  ['a bucket', bucket],
  ['a folder', folder],
])('a file put into %s comes back byte for byte; what was never put is not there', async (_place, open) => {
  const { store } = await open()
  const [uuid, bytes] = [randomUUID(), randomBytes(300_000)]
  await store.put(uuid, bytes)

  expect((await store.get(uuid))?.equals(bytes)).toBe(true)
  expect(await store.get(randomUUID())).toBeNull()
})

test('a file put again under its id is the newer one', async () => {
  const { store } = await bucket()
  const uuid = randomUUID()
  await store.put(uuid, Buffer.from('first'))
  await store.put(uuid, Buffer.from('second'))
  expect(String(await store.get(uuid))).toBe('second')
})

test('a bucket lets nobody in who has another secret, and nothing is stored', async () => {
  const { store, objects } = await bucket('another secret')
  await expect(store.put(randomUUID(), Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch')
  await expect(store.get(randomUUID())).rejects.toThrow('SignatureDoesNotMatch')
  expect(objects.size).toBe(0)
})
