// npm run docs prints docs/generated/ from the code; with --check it refuses pages that are out of date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointsOf, endpointsPage, permissionsPage } from './docs/endpoints.ts'
import { modulesPage } from './docs/modules.ts'
import { screensOf, screensPage } from './docs/screens.ts'
import { unexplained } from './docs/settings.ts'
import { tablesPage } from './docs/tables.ts'
import { tablesOf } from './migrations.ts'
import { report } from './source.ts'

const root = process.cwd()
const folder = 'docs/generated'

const endpoints = await endpointsOf(root)
const screens = screensOf(root)
const { tables } = tablesOf(root)
const pages = {
  'endpoints.md': endpointsPage(endpoints),
  'permissions.md': permissionsPage(endpoints, screens),
  'screens.md': screensPage(screens),
  'modules.md': modulesPage(root, tables, endpoints),
  'tables.md': tablesPage(tables),
}

function printed(file: string): string {
  try {
    return readFileSync(join(root, folder, file), 'utf8')
  } catch {
    return ''
  }
}

if (process.argv.includes('--check')) {
  const stale = Object.entries(pages).filter(([file, text]) => printed(file) !== text)
  report(
    [...stale.map(([file]) => ({ file: `${folder}/${file}`, says: 'is out of date' })), ...unexplained(root)],
    'Run: npm run docs',
  )
} else {
  mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(root, folder, file), text)
}
