import type { ShownPlain } from '@qalam/contract/content/shown.ts'
import type { ShownModule } from '@qalam/contract/homework/answers.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { picturesIn } from '@qalam/contract/rich/document.ts'
import { useQueries } from '@tanstack/react-query'
import { ShownModules } from '#features/content/reading/public.ts'
import { read } from '#platform/api.ts'
import { freshFor } from './freshFor.ts'

type Plain = Exclude<ShownModule, { kind: 'exercise' | 'file' }>

/** What is read between exercises; its pictures, sounds and films come by addresses that are asked for apart. */
export function Shown({ module, answerId }: { module: Plain; answerId: string }) {
  const files = filesIn(module)
  const addresses = useQueries({
    queries: files.map((uuid) =>
      read(homework.answerFileAddress, { params: { answerId, uuid } }, { silent: true, freshFor }),
    ),
  })
  const urls = new Map(
    files.flatMap((file, place) => {
      const url = addresses[place]?.data?.url
      return url === undefined ? [] : [[file, url] as const]
    }),
  )
  return <ShownModules modules={shownOf(module, urls)} />
}

function filesIn(module: Plain): string[] {
  if (module.kind === 'text') return picturesIn(module.text).map(({ file }) => file)
  return 'file' in module && module.file ? [module.file.uuid] : []
}

/** The module with its addresses; none of what is only a file as long as its address is not there. */
function shownOf(module: Plain, urls: ReadonlyMap<string, string>): ShownPlain[] {
  if (module.kind === 'text') return [{ ...module, pictures: [...urls].map(([file, url]) => ({ file, url })) }]
  if (!('file' in module)) return [module]
  const url = module.file && urls.get(module.file.uuid)
  if (!url) return []
  return [
    module.kind === 'film' ? { ...module, url, captions: module.mute ? '' : module.captions } : { ...module, url },
  ]
}
