/** Pieces of the printed pages. Lines end as prettier and git like them: one newline at the very end. */
export const heading = (level: number, words: string) => `${'#'.repeat(level)} ${words}`

export const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n')

const escaped = (cell: string) => cell.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')

export const row = (cells: (string | number)[]) => `| ${cells.map((cell) => escaped(String(cell))).join(' | ')} |`

export const table = (columns: string[], rows: string[]) =>
  [row(columns), `|${columns.map(() => '---|').join('')}`, ...rows].join('\n')

export const page = (title: string, about: string, sections: string[]) =>
  [heading(1, title), `${about} Printed by \`npm run docs\`; edit the code, not this page.`, ...sections].join('\n\n') +
  '\n'
