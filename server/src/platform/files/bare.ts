import { rename, rm, stat } from 'node:fs/promises'
import { peekInto } from './peek.ts'

/** Where a camera writes what it knows of the place and the owner: Exif, XMP and IPTC of JPEG, PNG and WebP. */
const traces = ['Exif\0', 'eXIf', 'EXIF', 'http://ns.adobe.com/xap/', 'XML:com.adobe.xmp', 'XMP ', 'Photoshop 3.0']
const written = /^image\/(?:jpeg|png|webp)$/
/** Larger ones are kept as they came: a picture of a camera is smaller. */
const mostPixels = 100_000_000

/** Whether a picture may carry where and by whom it was taken. */
const isTraced = (path: string): Promise<boolean> =>
  peekInto(path, ({ head, tail }) =>
    Promise.resolve(traces.some((trace) => head.includes(trace, 0, 'latin1') || tail.includes(trace, 0, 'latin1'))),
  )

/**
 * Takes from a picture what its camera wrote beside it: the place, the moment, the owner. It is turned as it was shown and
 * written again; one without such traces stays as it came. Answers its size in bytes; null for a picture that cannot be
 * read and is not kept therefore.
 */
export async function withoutTraces(path: string, mime: string, bytes: number): Promise<number | null> {
  if (!written.test(mime) || !(await isTraced(path))) return bytes
  // Its code is loaded by the first picture that needs it.
  const { default: sharp } = await import('sharp')
  const clean = `${path}.clean`
  try {
    const picture = sharp(path, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
    await (mime === 'image/jpeg' ? picture.jpeg({ quality: 90 }) : picture).toFile(clean)
    await rename(clean, path)
    return (await stat(path)).size
  } catch {
    await rm(clean, { force: true })
    return null
  }
}
