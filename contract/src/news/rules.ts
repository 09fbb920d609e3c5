/** The longest address of a button. */
export const linkLength = 300

/** Whether an address stays inside of the product: a path, and nothing that a browser reads as another host. */
const isInside = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link) && !/[\p{Cc}\p{Cf}]/u.test(link)

/** Whether an address leads outside by https, without a name or a password in it. */
function isSafeOutside(link: string): boolean {
  if (!/^https:\/\/[^\s\\@]+$/i.test(link) || /[\p{Cc}\p{Cf}]/u.test(link)) return false
  return URL.canParse(link) && new URL(link).hostname.includes('.')
}

/** Where a button may lead: to a page of the product, or outside by https. */
export const isLink = (link: string): boolean => link.length <= linkLength && (isInside(link) || isSafeOutside(link))

/** Whether such an address leads out of the product. */
export const leadsOutside = (link: string): boolean => !link.startsWith('/')
