const own = '^server/src/modules/([^/]+)/'
const ownFeature = '^web/src/features/([^/]+)/'
const tests = '[.]test[.]tsx?$|/testing|/samples'

const never = (name, from, to, because) => ({
  name,
  severity: 'error',
  comment: because,
  from: { pathNot: tests, ...from },
  to,
})

module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }, 'Data flows one way.'),
    {
      name: 'modules-are-ranked',
      severity: 'error',
      scope: 'folder',
      comment: 'Two modules that ask each other hide a third, or a call in the wrong place.',
      from: { path: '(modules|features)/[^/]+$' },
      to: { circular: true },
    },
    never(
      'contract-is-pure',
      { path: '^contract/' },
      { pathNot: '^contract/|node_modules/zod/' },
      'Shapes and rules only: zod and nothing else.',
    ),
    never(
      'kernel-is-the-floor',
      { path: '^contract/src/kernel/' },
      { path: '^contract/src/(?!kernel/)' },
      'The kernel has no school words.',
    ),
    never('web-never-reads-server', { path: '^web/' }, { path: '^server/' }, 'They meet in the contract.'),
    never('server-never-reads-web', { path: '^server/' }, { path: '^web/' }, 'They meet in the contract.'),
    never(
      'platform-knows-no-school',
      { path: '^(server|web)/src/platform/' },
      { path: '/modules/|/features/|^server/src/school/|^contract/src/(?!kernel/)[^/]+/' },
      'Platform would serve a bank as well.',
    ),
    never(
      'engine-is-a-program',
      { path: '^server/src/engine/' },
      { path: '^server/src/', pathNot: '^server/src/(engine|platform)/' },
      'It begins, keeps, dumps and restores a database, whatever stands in it.',
    ),
    never(
      'engine-is-a-room-of-its-own',
      { path: '^server/src/(platform|vocabulary|school|modules)/' },
      { path: '^server/src/engine/' },
      'What reads and writes is handed a connection; only what begins a process or a command asks for the engine.',
    ),
    never(
      'vocabulary-is-below',
      { path: '^server/src/vocabulary/' },
      { path: '^server/src/(modules|platform|school|engine)/' },
      'Modules speak in its words; it asks none of them.',
    ),
    never(
      'belonging-is-the-floor',
      { path: '^server/src/school/' },
      { path: '^server/src/', pathNot: '^server/src/(school|vocabulary|platform)/' },
      'Modules ask it who belongs where; it asks none of them.',
    ),
    never(
      'ui-is-only-ui',
      { path: '^web/src/ui/' },
      { path: '^contract/|^web/src/(app|platform|features)/' },
      'The kit takes props and draws.',
    ),
    never(
      'rich-comes-with-its-page',
      { path: '^web/src/(app/(?!gallery/)|first/|platform/|ui/(?!rich/|samples))' },
      { path: '^web/src/ui/rich/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
      'Charts, trees and long lists are heavy: the first load has none of them.',
    ),
    never(
      'app-is-the-top',
      { path: '^web/src/(platform|ui|features)/' },
      { path: '^web/src/app/' },
      'The shell shows the features, never the other way.',
    ),
    never(
      'modules-by-the-door',
      { path: own },
      { path: '^server/src/modules/', pathNot: ['^server/src/modules/$1/', '/public[.]ts$'] },
      'Ask another module through its public.ts.',
    ),
    never(
      'features-by-the-door',
      { path: ownFeature },
      { path: '^web/src/features/', pathNot: ['^web/src/features/$1/', '/public[.]tsx?$'] },
      'Use another feature through its public.tsx.',
    ),
    never(
      'sql-in-repositories',
      { path: '^server/src/modules/', pathNot: ['/(repository|views)', '/public[.]ts$', tests] },
      { path: 'node_modules/(kysely|pg)/|/platform/db/tables' },
      'Only repositories and views know tables.',
    ),
    never(
      'repository-asks-nobody',
      { path: '^server/src/modules/[^/]+/(repository|views)' },
      { path: '^server/src/modules/[^/]+/(service|policy|routes|access|listeners|module|public)([.]ts$|/)' },
      'A repository is the last stop.',
    ),
    never(
      'one-connection',
      { path: '^server/src/modules/' },
      { path: '/platform/db/db[.]ts$', dependencyTypesNot: ['type-only'] },
      'A use case works on the db of its context.',
    ),
    never(
      'policy-is-pure',
      { path: '^server/src/modules/[^/]+/policy([.]ts$|/)' },
      { pathNot: '^contract/|/platform/actor[.]ts$' },
      'A policy decides from facts it is handed.',
    ),
    never(
      'http-stays-outside',
      { path: '^server/src/modules/[^/]+/(service|policy|repository|views)' },
      { path: '/platform/http/|node_modules/fastify/' },
      'Use cases do not know HTTP.',
    ),
    never(
      'routes-are-the-top',
      { path: '^server/src/', pathNot: `${tests}|/module[.]ts$` },
      { path: '^server/src/modules/[^/]+/(routes|listeners|housekeeping|page-head|access|module)[.]ts$' },
      'They are read when the process starts.',
    ),
    never(
      'module-is-light',
      { path: '^server/src/modules/[^/]+/module[.]ts$' },
      { pathNot: '/settings[.]ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
      'A command reads the values of all modules without their code.',
    ),
    never(
      'module-settings-are-light',
      { path: '^server/src/modules/[^/]+/settings[.]ts$' },
      {
        pathNot: '^contract/|^server/src/platform/settings|node_modules/zod/',
        dependencyTypesNot: ['type-only'],
      },
      'Every process and every command reads the settings of all modules.',
    ),
    never(
      'tests-stay-in-tests',
      { path: '^(contract|server|web)/src/', pathNot: `${tests}|/access[.]ts$` },
      { path: '^(contract|server|web)/src/.*/testing/|^server/src/testing/' },
      'What a test needs is not in the product.',
    ),
    never(
      'the-product-stands-alone',
      { path: '^(contract|server|web)/src/' },
      { path: '^(seed|bench|e2e|tools)/' },
      'It runs without what is built around it.',
    ),
    never(
      'seed-by-the-door',
      { path: '^seed/' },
      { path: '^(server/src/modules|web)/', pathNot: '/public[.]ts$' },
      'The demo asks a module as other modules do.',
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '^web/dist/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
