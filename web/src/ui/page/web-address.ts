/** Whether a link that a person wrote leads to the web, and not into the page as script. */
export function isWebAddress(link: string): boolean {
  return URL.canParse(link) && ['https:', 'http:'].includes(new URL(link).protocol)
}
