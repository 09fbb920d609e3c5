// npm test -- --changed: what a change can reach.

/** Gives an option that stands without a value its usual one. */
export const withDefault = (args, option, usual) =>
  args.flatMap((arg, at) =>
    arg === option ? [`${option}=${valueAfter(args, at) ?? usual}`] : isTaken(args, at, option) ? [] : [arg],
  )

const valueAfter = (args, at) => (args[at + 1]?.startsWith('-') ? undefined : args[at + 1])
const isTaken = (args, at, option) => args[at - 1] === option && !args[at].startsWith('-')

const isTest = (file) => /\.test\.tsx?$/.test(file)
const moduleOf = (file) =>
  /^(?:contract\/src|server\/src\/modules|web\/src\/features|e2e\/walks)\/([^/]+)\//.exec(file)?.[1]
const everything =
  /^(package(-lock)?\.json|tsconfig[\w.]*\.json|(contract|server|web)\/(package|tsconfig[\w.]*)\.json|vitest\.config\.ts)$/

/** Nearly all sources ask these; through them nearly all tests would be reached by a word or an address. */
const crossroads = /^contract\/src\/messages(\.gen)?\.ts$|^(server|web)\/src\/platform\/testing\//

/** The files that import one of these, themselves or by others. */
function importersOf(files, imports) {
  const importers = new Map()
  for (const [file, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  const reached = new Set(files)
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) if (!crossroads.test(importer)) reached.add(importer)
  return reached
}

/**
 * What has to run after a change. `imports` are the sources with what each imports, `owners` the migrations with the modules
 * whose tables they make. The server finds its modules by their folders, which no import shows: a module's own tests run with
 * it, and those of the modules that ask it by its `public.ts`.
 */
export function choose(changed, imports, owners = new Map()) {
  const all = [...imports.keys()].filter(isTest)
  if (changed.some((file) => everything.test(file))) return { ...whole(changed, all), everything: true }
  const modules = new Set(changed.flatMap((file) => [moduleOf(file) ?? [], ...(owners.get(file) ?? [])].flat()))
  const asking = [...imports].flatMap(([file, targets]) =>
    targets.some((target) => isDoorOf(modules, target, changed)) ? [moduleOf(file) ?? []].flat() : [],
  )
  const onServer = new Set([...modules, ...asking])
  const reached = importersOf(changed, imports)
  const isChosen = (test) =>
    reached.has(test) ||
    (onServer.has(moduleOf(test)) && test.startsWith('server/')) ||
    (modules.has(moduleOf(test)) && test.startsWith('web/')) ||
    (changed.some((file) => owners.has(file)) && /^server\/src\/(platform\/db|engine)\//.test(test))
  const tests = all.filter(isChosen)
  const walks = [...imports.keys()].filter(
    (file) => file.endsWith('.e2e.ts') && (reached.has(file) || isWalkOf(modules, file)),
  )
  return {
    changed,
    tests,
    left: all.length - tests.length,
    walks: [...new Set(walks.map(folderOf))],
    everything: false,
  }
}

const whole = (changed, all) => ({ changed, tests: all, left: 0, walks: [] })

const isDoorOf = (modules, target, changed) => {
  const [, module] = /^server\/src\/modules\/([^/]+)\/public\.ts$/.exec(target) ?? []
  return modules.has(module) && changed.some((file) => file.startsWith(`server/src/modules/${module}/`))
}

const isWalkOf = (modules, file) => file.startsWith('e2e/walks/') && modules.has(moduleOf(file))
const folderOf = (file) => file.slice(0, file.lastIndexOf('/') + 1)

/** The steps of a choice: what only says yes or no always runs, but for the start of the whole product. */
export const stepsOf = ({ changed, tests, walks }) => [
  ...['types', 'lint', 'format', 'walls', 'checks', 'dead-code'],
  ...(changed.some((file) => /^web\/(build\/|vite)|^tools\/commands\/(start|bootstrap)/.test(file)) ? ['start'] : []),
  ...(tests.length > 0 ? ['tests'] : []),
  ...(walks.length > 0 ? ['e2e'] : []),
]

/** What was chosen and what was left out, as lines. */
export function saidOf(choice, since) {
  const { changed, tests, left, walks } = choice
  if (choice.everything) return [`Packages or configurations have changed since ${since}: everything runs.`]
  const steps = stepsOf(choice)
  const missing = ['start', 'tests', 'e2e', 'engines'].filter((step) => !steps.includes(step))
  return [
    `${changed.length} files have changed since ${since}.`,
    `Runs ${steps.join(', ')}: ${tests.length} test files${walks.length > 0 ? `, the walks of ${walks.join(', ')}` : ''}.`,
    `Leaves out ${left} test files${walks.length > 0 ? ', other walks' : ''}${missing.length > 0 ? `, ${missing.join(', ')}` : ''}. npm test runs all.`,
  ]
}
