import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Endpoint, endpointsIn } from '@qalam/contract/kernel/endpoint.ts'
import { type Role, roles } from '@qalam/contract/kernel/roles.ts'
import { filesIn } from '../checks/source.ts'
import { shapeOf } from './shape.ts'
import { heading, list, page, row, table } from './markdown.ts'

/** An endpoint with the names it has in the code: `journal`, `storeDay`. */
export type Named = { module: string; name: string; endpoint: Endpoint }

/** The endpoints of the contract, read from the exported groups of every api.ts. */
export async function endpointsOf(root: string): Promise<Named[]> {
  const files = filesIn(root, 'contract/src').filter((file) => /^contract\/src\/[^/]+\/api\.ts$/.test(file))
  const found = await Promise.all(files.map((file) => groupsIn(root, file)))
  return found.flat()
}

async function groupsIn(root: string, file: string): Promise<Named[]> {
  const module = file.split('/')[2] ?? ''
  const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
  return endpointsIn(exported).map(([name, endpoint]) => ({ module, name, endpoint }))
}

const modulesOf = (endpoints: Named[]) => [...new Set(endpoints.map(({ module }) => module))]

const parts = [
  ['params', 'Address'],
  ['query', 'Query'],
  ['body', 'Body'],
] as const

/** endpoints.md: what can be called, with what, and what it answers. */
export function endpointsPage(endpoints: Named[]): string {
  const sections = modulesOf(endpoints).flatMap((module) => [
    heading(2, module),
    ...endpoints.filter((one) => one.module === module).map(section),
  ])
  return page(
    'Endpoints',
    `${endpoints.length} endpoints. Shapes are those on the wire; the answer stands in \`data\`.`,
    sections,
  )
}

function section({ name, endpoint }: Named): string {
  const { method, path, about, aliases, subscribed, perMinute, answers, response } = endpoint
  const inputs = parts.flatMap(([part, word]) => {
    const shape = shapeOf(endpoint[part])
    return shape === '{}' ? [] : [`${word}: \`${shape}\``]
  })
  return [
    heading(3, `${name} — \`${method} ${path}\``),
    about,
    list([
      `Roles: ${audience(endpoint)}${subscribed ? '; a student needs the main subscription' : ''}`,
      ...(aliases.length ? [`Also at: ${aliases.map((alias) => `\`${alias}\``).join(', ')}`] : []),
      ...(perMinute ? [`At most ${perMinute} calls a minute`] : []),
      ...inputs,
      `Answer: ${answers === 'file' ? 'a file' : `\`${shapeOf(response)}\``}`,
    ]),
  ].join('\n\n')
}

const audience = ({ roles: may }: Endpoint) =>
  may === 'public' ? 'everybody, signed in or not' : may === 'anyone' ? 'everybody signed in' : may.join(', ')

const mayCall = ({ roles: may }: Endpoint, role: Role) => may === 'public' || may === 'anyone' || may.includes(role)

/** permissions.md: role × endpoint and role × screen. A policy may still refuse by the facts of the case. */
export function permissionsPage(
  endpoints: Named[],
  screens: { path: string; roles: readonly string[] | string }[],
): string {
  const sections = modulesOf(endpoints).flatMap((module) => [
    heading(2, module),
    matrix(
      endpoints
        .filter((one) => one.module === module)
        .map(({ name, endpoint }) => [name, roles.map((role) => mayCall(endpoint, role)), endpoint.roles === 'public']),
    ),
  ])
  const visits = screens.map(({ path, roles: who }): Row => {
    const all = who === 'signed-in' || who === 'public'
    return [
      `\`${path}\``,
      roles.map((role) => all || (Array.isArray(who) && who.includes(role))),
      who === 'public' || who === 'anonymous',
    ]
  })
  const about =
    'Who may ask at all. Whether it is granted then depends on the school, the group and the lesson: the policies decide that from facts.'
  return page('Permissions', about, [...sections, heading(2, 'Screens'), matrix(visits)])
}

type Row = [name: string, may: boolean[], stranger: boolean]

const matrix = (rows: Row[]) =>
  table(
    ['', ...roles.map((role) => role.replaceAll('_', ' ')), 'no session'],
    rows.map(([name, may, stranger]) => row([name, ...[...may, stranger].map((yes) => (yes ? '●' : ''))])),
  )
