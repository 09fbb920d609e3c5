/**
 * What every first page needs, as addresses: the contract that describes them comes with the code of the page, and these
 * calls leave before it. A test holds them to the contract.
 */
export const firstCalls = {
  config: '/api/v3/os/common/config',
  person: '/api/v3/os/user-info',
  banners: '/api/v3/os/news/banners',
  texts: (language: string) => `/api/v3/os/common/translate?lang=${language}`,
}
