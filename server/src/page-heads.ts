import { existsSync, readdirSync } from 'node:fs'
import type { AskedPage, PageHead, Tags } from '#platform/module.ts'
import { fileOf } from './modules.ts'

const folder = new URL('./modules/', import.meta.url)
const telling = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/page-head.ts`, folder)))

/** What the modules tell of an address to those who do not run the page: every folder with a `page-head.ts`. */
export async function readPageHeads(): Promise<(asked: AskedPage) => Promise<Tags | null>> {
  const heads = await Promise.all(
    telling.toSorted().map(async (name) => {
      const { head }: { head?: PageHead } = await fileOf(name, 'page-head.ts')
      if (!head) throw new Error(`server/src/modules/${name}/page-head.ts exports no head`)
      return head
    }),
  )
  return async (asked) => {
    const match = heads.find(({ path }) => path.test(asked.path))
    return match ? match.tags(asked) : null
  }
}
