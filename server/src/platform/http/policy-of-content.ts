/** What pages may load and speak to; hosts beyond our own are named by the settings. */
export type ContentHosts = {
  /** The address people type (PUBLIC_ORIGIN). Older Safari does not take 'self' for its sockets. */
  origin: string | undefined
  /** Hosts of videos that a page may show in a frame. */
  frames: readonly string[]
  /** Other systems that a page sends to, by their origins. */
  speaksTo?: readonly string[]
  /** The origin of the meeting server, whose frame may ask for a camera and a microphone. */
  meetings?: string | undefined
}

/** The content policy of every answer: our own files, and by name whatever else. */
export const contentPolicy = ({ origin, frames, speaksTo = [], meetings }: ContentHosts) => ({
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
    // Our own documents: a PDF that is read beside its grading.
    'frame-src': ["'self'", ...frames.map((host) => `https://${host}`), ...(meetings ? [meetings] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
})

/** What a page may ask of a device, and the frame of a meeting through it; nothing else in a frame may. */
export const devicePolicy = ({ meetings }: ContentHosts): string =>
  ['camera', 'microphone', 'display-capture']
    // A frame has what the page around it has: browsers want both named.
    .map((device) => `${device}=(${meetings ? `self "${meetings}"` : ''})`)
    .concat('geolocation=()')
    .join(', ')
