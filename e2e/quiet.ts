/** The flags keep a browser on a closed network from looking for its maker. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** The browser that all walks go through, and the one with windows, which alone can show notifications. */
export const browsers = { walks: path, windowed: path.replace(/-headless-shell$/, '') }
