type Named = { surname: string; firstname: string; lastname: string }

export const nameOf = ({ surname, firstname, lastname }: Named): string =>
  [surname, firstname, lastname].filter(Boolean).join(' ')
