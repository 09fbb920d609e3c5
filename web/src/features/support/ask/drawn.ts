/** The longest side that a drawing is drawn with. */
const longest = 1600

const sizeOf = (image: HTMLImageElement) => {
  const [width, height] = [image.naturalWidth || 800, image.naturalHeight || 600]
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** An SVG as a picture of points: inside an image nothing of it runs, and the drawing itself is not sent. Null: none. */
export async function drawn(file: File): Promise<File | null> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), sizeOf(image))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    return blob && new File([blob], file.name.replace(/\.svg$/i, '.png'), { type: 'image/png' })
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}
