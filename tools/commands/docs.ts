// npm run docs prints from the code what is not written by hand: docs/generated/ and the list of all texts. With --check
// it refuses what is out of date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cataloguePage } from '../docs/catalogue.ts'
import { endpointsOf, endpointsPage, permissionsPage } from '../docs/endpoints.ts'
import { lostPaths } from '../docs/guides.ts'
import { modulesPage } from '../docs/modules.ts'
import { screensOf, screensPage } from '../docs/screens.ts'
import { unexplained } from '../docs/settings.ts'
import { tablesPage } from '../docs/tables.ts'
import { tablesOf } from '../checks/migrations.ts'
import { report } from '../checks/source.ts'

const root = process.cwd()

const endpoints = await endpointsOf(root)
const screens = screensOf(root)
const { tables } = tablesOf(root)
const pages = {
  'contract/src/messages.gen.ts': cataloguePage(root, screens),
  'docs/generated/endpoints.md': endpointsPage(endpoints),
  'docs/generated/permissions.md': permissionsPage(endpoints, screens),
  'docs/generated/screens.md': screensPage(screens),
  'docs/generated/modules.md': modulesPage(root, tables, endpoints),
  'docs/generated/tables.md': tablesPage(tables),
}

function printed(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}

if (process.argv.includes('--check')) {
  const stale = Object.entries(pages).filter(([file, text]) => printed(file) !== text)
  report(
    [...stale.map(([file]) => ({ file, says: 'is out of date' })), ...unexplained(root), ...lostPaths(root)],
    'Run: npm run docs',
  )
} else {
  mkdirSync(join(root, 'docs/generated'), { recursive: true })
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(root, file), text)
}
