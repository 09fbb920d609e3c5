import { filesIn } from '../source.ts'

const nameOf = (module: string) => module.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** contract/src/messages.gen.ts: the texts of all modules, so that each one's keys are known to the types. */
export function cataloguePage(root: string): string {
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
  ].join('\n')
}
