/** The push services of Chrome, Firefox, Safari and Edge. */
const known = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']
const families = ['.push.apple.com', '.notify.windows.com', '.push.services.mozilla.com']

/**
 * Whether an address that a browser gave is of a push service: a server that sent to any address would be a way into the
 * network that it stands in. `more` are hosts, with their port, that the installation names itself.
 */
export function isPushHost(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, hostname, username } = new URL(endpoint)
  if (protocol !== 'https:' || username !== '') return false
  if (more.includes(host)) return true
  return host === hostname && (known.includes(hostname) || families.some((end) => hostname.endsWith(end)))
}
