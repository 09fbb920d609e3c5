import { drawnBy } from '../exercises/drawn.ts'
import type { PublishedBody } from './document.ts'

type Page = PublishedBody['pages'][number]
type Module = Page['modules'][number]
type AskedModule = Exclude<Module, { kind: 'drawn' }>
export type AskedPage = Omit<Page, 'modules'> & { modules: AskedModule[] }

/** The pages as one attempt has them: each set is what its seed draws of it. */
export const askedPages = (pages: readonly Page[], seed: string): AskedPage[] =>
  pages.map((page) => ({ ...page, modules: page.modules.flatMap((module) => asked(module, seed)) }))

function asked(module: Module, seed: string): AskedModule[] {
  if (module.kind !== 'drawn') return [module]
  const { exercises, take, points: _, kind: _kind, ...about } = module
  return drawnBy(seed, module.uuid, exercises, take).map((exercise) => ({
    ...about,
    uuid: exercise.uuid,
    kind: 'exercise',
    exercise,
  }))
}
