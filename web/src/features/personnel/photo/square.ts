/** Pixels of a side; the largest place where a picture stands is 64. */
const side = 512
const quality = 0.85

/** The largest square in the middle of a picture. */
export function middleSquare(width: number, height: number): { left: number; top: number; side: number } {
  const edge = Math.min(width, height)
  return { left: Math.floor((width - edge) / 2), top: Math.floor((height - edge) / 2), side: edge }
}

/** The middle of a picture as a square JPEG. One that the browser cannot read is sent as it is: the server judges it. */
export async function asSquare(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    const from = middleSquare(picture.width, picture.height)
    const to = Math.min(side, from.side)
    Object.assign(canvas, { width: to, height: to })
    const paper = canvas.getContext('2d')
    if (!paper) return file
    // JPEG knows no transparency; without paper it would turn black.
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, to, to)
    paper.drawImage(picture, from.left, from.top, from.side, from.side, 0, 0, to, to)
    picture.close()
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    return blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}
