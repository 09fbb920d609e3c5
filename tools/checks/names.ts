// npm run check, step "names": an exported type name stands in one file of a package, so that a name means one thing and
// a search for it finds one. What several modules have carries its module: `AuthDeps`, `NewsDesk`.
import ts from 'typescript'
import { type Complaint, filesIn, isTest, lineOf, parse } from './source.ts'

const packages = ['contract/src', 'server/src', 'web/src']

const sourcesIn = (root: string, folder: string) =>
  filesIn(root, folder).filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !/\.gen\.|\.d\./.test(file))

/** Type names that more than one file of a package exports, at each of the files. */
export const sharedNames = (root: string): Complaint[] => packages.flatMap((folder) => sharedIn(root, folder))

function sharedIn(root: string, folder: string): Complaint[] {
  const places = new Map<string, { file: string; line: number }[]>()
  for (const file of sourcesIn(root, folder))
    for (const node of exportedTypes(parse(root, file))) {
      const known = places.get(node.name.text) ?? []
      if (!known.some((one) => one.file === file)) places.set(node.name.text, [...known, { file, line: lineOf(node) }])
    }
  return [...places].flatMap(([name, found]) =>
    found.length > 1 ? found.map((place) => ({ ...place, says: `${name} is exported by ${found.length} files` })) : [],
  )
}

/** Types, interfaces and classes that a file makes and exports; what it passes on is named where it is made. */
const exportedTypes = (source: ts.SourceFile) =>
  source.statements
    .filter((one) => ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one))
    .filter((one) => one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
