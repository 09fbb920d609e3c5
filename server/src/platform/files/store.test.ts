import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openS3Peer } from '../testing/s3-peer.ts'
import { type FileStore, fileStoreOf } from './store.ts'

const keys = { accessKey: 'school', secretKey: 'a secret of the bucket' }

/** A place for the files of one test. */
function place(): string {
  const path = `${tmpdir()}/qalam-files-${randomUUID()}`
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A bucket, and the store that the settings of a cluster lead to. */
async function bucket(secretKey = keys.secretKey) {
  const peer = await openS3Peer('qalam-files', keys)
  onTestFinished(peer.close)
  const settings = {
    S3_BUCKET: 'qalam-files',
    S3_ENDPOINT: peer.endpoint,
    S3_REGION: 'eu-central-1',
    DATA_DIR: place(),
  }
  const store = fileStoreOf(readConfig({ ...settings, S3_ACCESS_KEY: keys.accessKey, S3_SECRET_KEY: secretKey }))
  return { store, objects: peer.objects, folder: settings.DATA_DIR }
}

function disk() {
  const folder = place()
  return { store: fileStoreOf(readConfig({ DATA_DIR: folder })), folder }
}

/** Puts bytes where received ones wait, and has them kept. */
async function keep(store: FileStore, uuid: string, bytes: Buffer): Promise<void> {
  await mkdir(store.incoming, { recursive: true })
  const path = `${store.incoming}/${randomUUID()}`
  await writeFile(path, bytes)
  await store.keep(uuid, path)
}

const read = async (store: FileStore, uuid: string) => {
  const stream = await store.open(uuid)
  return stream && buffer(stream)
}

test.each([
  ['a bucket', bucket],
  ['a folder', disk],
])('a file kept in %s comes back byte for byte, and is gone when it is removed', async (_place, open) => {
  const { store } = await open()
  const [uuid, bytes] = [randomUUID(), randomBytes(300_000)]
  await keep(store, uuid, bytes)

  expect((await read(store, uuid))?.equals(bytes)).toBe(true)
  expect(await read(store, randomUUID())).toBeNull()
  await store.remove(uuid)
  await store.remove(uuid)
  expect(await read(store, uuid)).toBeNull()
})

test.each([
  ['a bucket', bucket],
  ['a folder', disk],
])('a part of a file in %s comes without the rest', async (_place, open) => {
  const { store } = await open()
  const uuid = randomUUID()
  await keep(store, uuid, Buffer.from('0123456789'))
  const part = await store.open(uuid, { from: 3, to: 6 })
  expect(part && String(await buffer(part))).toBe('3456')
})

test('a file kept again under its id is the newer one', async () => {
  const { store } = await bucket()
  const uuid = randomUUID()
  await keep(store, uuid, Buffer.from('first'))
  await keep(store, uuid, Buffer.from('second'))
  expect(String(await read(store, uuid))).toBe('second')
})

test('nobody of the machine but the server reads what is kept, also in a folder of an older version', async () => {
  const { store, folder } = disk()
  const uuid = `ab${randomUUID().slice(2)}`
  await mkdir(`${folder}/files/ab`, { recursive: true, mode: 0o755 })
  await keep(store, uuid, Buffer.from('x'))
  const rights = [`${folder}/files`, `${folder}/files/ab`, `${folder}/files/ab/${uuid}`].map(
    (path) => statSync(path).mode & 0o777,
  )
  expect(rights).toEqual([0o700, 0o700, 0o600])
})

test('a bucket lets nobody in who has another secret, and nothing is stored', async () => {
  const { store, objects } = await bucket('another secret')
  await expect(keep(store, randomUUID(), Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch')
  await expect(store.open(randomUUID())).rejects.toThrow('SignatureDoesNotMatch')
  expect(objects.size).toBe(0)
})
