/** Where the bytes of files live; keys are uuids, names stay in the database. */
export type FileStore = {
  put: (uuid: string, bytes: Buffer) => Promise<void>
  get: (uuid: string) => Promise<Buffer | null>
}
