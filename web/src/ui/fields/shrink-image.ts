const side = 1600
const quality = 0.75

/** The size of a picture whose longer side is at most `most` pixels; a small one is left as it is. */
export function fitWithin(width: number, height: number, most = side): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export const isShrinkable = (file: File) => file.type.startsWith('image/') && file.type !== 'image/svg+xml'

/** A picture as JPEG with a side of at most 1600 px (V-FILE-3). One that the browser cannot read is sent as it is. */
export async function shrinkImage(file: File): Promise<File> {
  if (!isShrinkable(file)) return file
  try {
    const picture = await createImageBitmap(file)
    const blob = await asJpeg(picture)
    return blob ? new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}

function asJpeg(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const { width, height } = fitWithin(picture.width, picture.height)
  Object.assign(canvas, { width, height })
  const paper = canvas.getContext('2d')
  if (!paper) return Promise.resolve(null)
  // JPEG knows no transparency; without paper it would turn black.
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, width, height)
  paper.drawImage(picture, 0, 0, width, height)
  picture.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality))
}
