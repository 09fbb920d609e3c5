/** What pages may load and speak to; hosts beyond our own are named by the settings. */
export type ContentHosts = {
  /** The address people type (PUBLIC_ORIGIN). Older Safari does not take 'self' for its sockets. */
  origin: string | undefined
  /** Hosts of videos that a page may show in a frame. */
  frames: readonly string[]
  /** Other systems that a page sends to, by their origins. */
  speaksTo?: readonly string[]
}

/** The content policy of every answer: our own files, and by name whatever else. */
export const contentPolicy = ({ origin, frames, speaksTo = [] }: ContentHosts) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // React writes style attributes for positions and progress.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(origin ? [origin.replace(/^http/, 'ws')] : []), ...speaksTo],
    'frame-src': frames.length > 0 ? frames.map((host) => `https://${host}`) : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
})
