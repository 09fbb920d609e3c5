/**
 * What every first page needs, as addresses: the contract that describes them comes with the code of the page, and these
 * calls leave before it. A test holds them to the contract.
 */
export const firstCalls = {
  config: (token: string | null) => `${commonFor(token)}/config`,
  texts: (token: string | null, language: string) => `${commonFor(token)}/translate?lang=${language}`,
  person: '/api/v3/os/user-info',
  banners: '/api/v3/os/news/banners',
}

/** What anybody may ask stands at another address for those who are signed in (C-API-2). */
function commonFor(token: string | null): string {
  return token === null ? '/api/v3/os/guest/common' : '/api/v3/os/common'
}
