import type { Screen } from './screens.ts'
import { filesIn } from '../checks/source.ts'

const nameOf = (module: string) => module.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** contract/src/messages.gen.ts: the texts of all modules, so that each one's keys are known to the types. */
export function cataloguePage(root: string, screens: readonly Screen[]): string {
  const modules = filesIn(root, 'contract/src').flatMap(
    (file) => /^contract\/src\/(?!kernel\/)([^/]+)\/messages\.ts$/.exec(file)?.[1] ?? [],
  )
  return [
    '// Printed by `npm run docs` from the folders; do not edit.',
    ...modules.map((module) => `import { messages as ${nameOf(module)} } from './${module}/messages.ts'`),
    '',
    'export const messages = {',
    ...modules.map((module) => `  ...${nameOf(module)},`),
    '}',
    '',
    '/** The texts by the module that they stand in: a page loads those of its own. */',
    'export const areas = {',
    ...modules.map((module) => (nameOf(module) === module ? `  ${module},` : `  '${module}': ${nameOf(module)},`)),
    '}',
    '',
    '/** What the menu shows before any page has brought its texts. */',
    'export const menuLabels = [',
    ...[...new Set(screens.flatMap(({ label }) => label || []))].toSorted().map((label) => `  '${label}',`),
    '] as const satisfies readonly (keyof typeof messages)[]',
    '',
  ].join('\n')
}
