import type { Board } from '@qalam/contract/office-schedule/api.ts'

type Group = Board['groups'][number]

const plain = (words: string): string => words.toLocaleLowerCase('kk').replaceAll(/\s/g, '')

/** The classes whose name begins with what is looked for. */
export const classesLike = (groups: readonly Group[], sought: string): Group[] =>
  groups.filter(({ label }) => plain(label).startsWith(plain(sought)))
