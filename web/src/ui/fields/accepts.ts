/** Formats of Office that can carry macros, by their endings. */
const withMacros = /\.(?:doc|dot|xls|xlt|xlsb|ppt|pot|pps|docm|dotm|xlsm|xltm|pptm|potm|ppsm)$/i

/** Whether a file is one of `accept`, read as a browser reads it: ".pdf,image/*". A dropped file is asked for nothing. */
function isAccepted({ name, type }: File, accept: string | undefined): boolean {
  if (!accept) return true
  return accept.split(',').some((one) => {
    const wanted = one.trim().toLowerCase()
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
  })
}

/** The word that says why a file is left out; null when it is taken. */
export function whyNot(
  file: File,
  accept: string | undefined,
  megabytes: number,
): 'wrongKind' | 'withMacros' | 'tooLarge' | null {
  if (!isAccepted(file, accept)) return withMacros.test(file.name) ? 'withMacros' : 'wrongKind'
  return file.size > megabytes * 1024 * 1024 ? 'tooLarge' : null
}
