import type { AskedHead, Tags } from '#platform/module.ts'
import { readFiles } from './modules.ts'

/** What the modules tell of an address to those who do not run the page. */
export async function readPageHeads(): Promise<(asked: AskedHead) => Promise<Tags | null>> {
  const files = await readFiles(({ pageHead }) => pageHead)
  return async (asked) => {
    const match = files.find(({ file }) => file.head.path.test(asked.path))
    return match ? match.file.head.tags(asked) : null
  }
}
