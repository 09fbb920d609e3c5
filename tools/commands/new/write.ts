import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Names } from './names.ts'

/** Where each template goes; the migration comes after the last one. */
const places = ({ folder, table, Names, One }: Names, migration: string) => ({
  'migration.sql': `server/migrations/${migration}_${table}.sql`,
  'contract.api.ts': `contract/src/${folder}/api.ts`,
  'contract.messages.ts': `contract/src/${folder}/messages.ts`,
  'server.module.ts': `server/src/modules/${folder}/module.ts`,
  'server.routes.ts': `server/src/modules/${folder}/routes.ts`,
  'server.service.ts': `server/src/modules/${folder}/service.ts`,
  'server.policy.ts': `server/src/modules/${folder}/policy.ts`,
  'server.repository.ts': `server/src/modules/${folder}/repository.ts`,
  'server.access.ts': `server/src/modules/${folder}/access.ts`,
  'server.access.test.ts': `server/src/modules/${folder}/access.test.ts`,
  'server.test.ts': `server/src/modules/${folder}/${folder}.test.ts`,
  'web.screens.ts': `web/src/features/${folder}/screens.ts`,
  'web.reads.ts': `web/src/features/${folder}/reads.ts`,
  'web.samples.ts': `web/src/features/${folder}/samples.ts`,
  'web.Page.tsx': `web/src/features/${folder}/${Names}Page.tsx`,
  'web.Dialog.tsx': `web/src/features/${folder}/${One}Dialog.tsx`,
  'web.gallery.tsx': `web/src/features/${folder}/gallery.tsx`,
  'web.test.tsx': `web/src/features/${folder}/${Names}Page.test.tsx`,
})

/** Writes the files of a module, or says why not: nothing that exists is touched. */
export function writeModule(root: string, names: Names): string[] | string {
  const files = Object.entries(places(names, nextMigration(root)))
  const standing = files.find(([, file]) => existsSync(join(root, dirname(file))) && !file.endsWith('.sql'))
  if (standing) return `There is a folder ${dirname(standing[1])} already.`

  for (const [template, file] of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), filled(template, names))
  }
  return files.map(([, file]) => file)
}

function nextMigration(root: string): string {
  const numbers = readdirSync(join(root, 'server/migrations')).map((file) => Number.parseInt(file, 10) || 0)
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}

function filled(template: string, names: Names): string {
  const text = readFileSync(new URL(`template/${template}.template`, import.meta.url), 'utf8')
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (name in names ? names[name as keyof Names] : whole))
}
