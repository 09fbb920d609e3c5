type FullName = { surname: string; firstname: string; lastname: string }

export const nameOf = ({ surname, firstname, lastname }: FullName): string =>
  [surname, firstname, lastname].filter(Boolean).join(' ')
