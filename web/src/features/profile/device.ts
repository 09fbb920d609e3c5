const browsers: readonly [RegExp, string][] = [
  [/QalamMobile/i, 'Qalam'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/YaBrowser/, 'Yandex Browser'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: readonly [RegExp, string][], agent: string) => names.find(([mark]) => mark.test(agent))?.[1]

/** A user agent as people know it: «Chrome · Windows»; one that nobody knows is shown as it came. */
export function deviceName(agent: string): string {
  const known = [nameIn(browsers, agent), nameIn(systems, agent)].filter(Boolean)
  return known.length > 0 ? known.join(' · ') : agent
}
