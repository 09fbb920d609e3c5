/**
 * What every first page needs, as addresses: the contract that describes them comes with the code of the page, and these
 * calls leave before it. A test holds them to the contract.
 */
export const firstCalls = {
  config: (token: string | null) => `${commonFor(token)}/config`,
  texts: (token: string | null, language: string, areas: readonly string[]) =>
    `${commonFor(token)}/translate?lang=${language}&areas=${areas.join(separator)}`,
  person: '/api/v3/os/user-info',
  banners: '/api/v3/os/news/banners',
}

/** Between the areas of the catalogue in an address; a comma would be written as a code. */
export const separator = '.'

/** What anybody may ask stands at another address for those who are signed in (C-API-2). */
function commonFor(token: string | null): string {
  return token === null ? '/api/v3/os/guest/common' : '/api/v3/os/common'
}
