import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'

/** What the sandbox and its school sign tokens with, made on the first start. */
export async function secretIn(folder: string): Promise<string> {
  const file = `${folder}/sandbox-meeting.secret`
  if (existsSync(file)) return readFile(file, 'utf8')
  const secret = randomBytes(32).toString('base64url')
  await mkdir(folder, { recursive: true })
  await writeFile(file, secret, { mode: 0o600 })
  return secret
}
