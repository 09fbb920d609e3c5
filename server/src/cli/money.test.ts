import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'
import { writtenDown } from '#platform/testing/statements/child.ts'

const script = fileURLToPath(new URL('money.ts', import.meta.url))

function command(url: string, ...args: string[]) {
  const env = {
    ...process.env,
    ...writtenDown,
    DATABASE_URL: url,
    NODE_COMPILE_CACHE: join(tmpdir(), 'qalam-compiled'),
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' })
  return { code: status, said: (stdout + stderr).trim() }
}

test('money of a paper is booked by two people at the terminal, and stands in the statement of its person', async ({
  school,
}) => {
  const { url } = school.house
  const { iin } = school.people.parent
  const receive = (by: string) => command(url, 'receive', iin, '2500', uuid, '--by', by, '--yes')
  const uuid = randomUUID()
  expect(receive('Айгүл')).toEqual({ code: 0, said: expect.stringContaining('Somebody else confirms it') })
  expect(command(url, 'statement', iin).said).toMatch(/: 0 ₸, 0 points$/)
  expect(receive('Болат')).toEqual({ code: 0, said: expect.stringContaining('Booked.') })
  expect(command(url, 'statement', iin).said).toMatch(/: 2.?500 ₸, 0 points$/)
  expect(command(url, 'statement', '000000000000')).toEqual({ code: 1, said: 'Nobody has this IIN.' })
  expect(command(url, 'prove')).toEqual({ code: 0, said: 'The books agree.' })
})
