import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const words = (name: string, at: number) => ({
  kz: `${name} беті, ${at}-жол: мұғалім мен оқушыға арналған сөйлем`,
  ru: `Страница ${name}, строка ${at}: предложение для учителя и ученика`,
  en: `Page ${name}, line ${at}: a sentence for a teacher and a student`,
})

/** Writes a feature of the usual size on both sides: a list, a read and a write for each screen, texts and styles. */
export function plantFeature(root: string, name: string, screens: number): void {
  const contract = join(root, 'contract/src', name)
  const web = join(root, 'web/src/features', name)
  for (const folder of [contract, web]) mkdirSync(folder, { recursive: true })
  const list = range(screens)
  writeFileSync(join(contract, 'api.ts'), apiOf(name, list))
  writeFileSync(join(contract, 'messages.ts'), messagesOf(name))
  writeFileSync(join(web, 'screens.ts'), screensOf(name, list))
  writeFileSync(join(web, 'reads.ts'), readsOf(name, list))
  for (const at of list) {
    writeFileSync(join(web, `Page${at}.tsx`), pageOf(name, at))
    writeFileSync(join(web, `Page${at}.module.css`), stylesOf(name, at))
  }
}

const apiOf = (name: string, list: number[]) => `import { z } from 'zod'
import { Done, get, post } from '../kernel/endpoint.ts'
import { staff } from '../kernel/roles.ts'
${list
  .map(
    (at) => `
export const Row${at} = z.object({ id: z.int(), name: z.string().max(200), kind${at}: z.enum(['a', 'b', 'c']), day: z.string(),
  hours: z.int().min(1).max(${at}0), isOpen: z.boolean(), people: z.array(z.object({ id: z.int(), fullName: z.string() })) })`,
  )
  .join('\n')}
export const calls = {
${list
  .map(
    (
      at,
    ) => `  list${at}: get('/api/v3/os/${name}/rows-${at}', { roles: staff, about: 'The rows of ${name} number ${at}, by name; at most 100 a page (E-${at}).',
    query: z.object({ page: z.coerce.number().int().default(1), search: z.string().max(100).optional() }), response: z.array(Row${at}) }),
  one${at}: get('/api/v3/os/${name}/rows-${at}/:id', { roles: staff, about: 'One row of ${name} with its people, 404 when it is of another school.',
    params: z.object({ id: z.coerce.number().int().positive() }), response: Row${at} }),
  save${at}: post('/api/v3/os/${name}/rows-${at}/:id', { roles: staff, about: 'Stores a row of ${name}; 409 when it was changed meanwhile (V-${at}).',
    params: z.object({ id: z.coerce.number().int().positive() }), body: Row${at}.omit({ id: true }), response: Done }),`,
  )
  .join('\n')}
}
`

const messagesOf = (name: string) => `import type { Messages } from '../kernel/messages.ts'
export const messages = ${JSON.stringify(
  Object.fromEntries(range(40).map((at) => [`${name}.text-${at}`, words(name, at)])),
)} as const satisfies Messages
`

const screensOf = (name: string, list: number[]) => `import { staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'
${list
  .map(
    (at) => `
export const screen${at} = screen({
  path: '/${name}/list-${at}/:id',
  roles: staff,
  title: '${name}.text-${at}',
${at % 2 === 0 ? "  menu: { group: 'school', icon: 'journal' },\n" : ''}  reads: ({ id }) => import('./reads.ts').then(({ read${at} }) => [read${at}(id)]),
  Page: page(() => import('./Page${at}.tsx')),
})`,
  )
  .join('\n')}
`

const readsOf = (name: string, list: number[]) => `import { calls } from '@qalam/contract/${name}/api.ts'
import { read } from '#platform/api.ts'
${list.map((at) => `export const read${at} = (id: string) => read(calls.one${at}, { params: { id: Number(id) } })`).join('\n')}
`

const pageOf = (name: string, at: number) => `import { calls } from '@qalam/contract/${name}/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { read${at} } from './reads.ts'
import styles from './Page${at}.module.css'

export default function Page({ params }: { params: { id: string } }) {
  const { data } = useSuspenseQuery(read${at}(params.id))
  const save = useCommand(calls.save${at})
  return (
    <article className={styles.page}>
      <h1 className={styles.head}>{text('${name}.text-${at}')}</h1>
      <p className={styles.lead}>{text('${name}.text-${at + 10}')} {data.name} {data.kind${at}}</p>
      <ul className={styles.list}>{data.people.map((one) => <li key={one.id}>{one.fullName}</li>)}</ul>
      <Button onClick={() => save.mutate({ params: { id: data.id }, body: data })}>{text('${name}.text-${at + 20}')}</Button>
    </article>
  )
}
`

const stylesOf = (name: string, at: number) => `.page { display: grid; gap: ${at}px; padding: var(--space-4); }
.head { font-size: 1.${at}rem; color: var(--ink); margin: 0 0 ${at}px; }
.lead { color: var(--ink-2); max-width: ${40 + at}ch; line-height: 1.${at}; }
.list { list-style: none; padding: 0; border: 1px solid var(--line-${name}); border-radius: ${at}px; }
.list li { padding: ${at}px 12px; border-bottom: 1px solid var(--line); }
@media (max-width: 600px) { .page { padding: ${at}px; } .list li { padding: 4px ${at}px; } }
`
