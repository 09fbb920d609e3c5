import { malformed, Problem, tooLarge } from '@qalam/contract/kernel/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '../context.ts'

/** At most 3 files of 21 MB (V-FILE-1); an endpoint may allow fewer. */
export const uploadLimits = { files: 3, fileSize: 21 * 1024 * 1024, fields: 20, fieldSize: 100_000 }

/** Reads the files of a multipart request into memory, within the limits; 422 for a form that is cut off or no form. */
export async function readUploads(request: FastifyRequest): Promise<Upload[]> {
  return partsOf(request).catch((error: unknown) => {
    // The parser of forms throws plain errors; refusals of limits know their status.
    const known = error instanceof Problem || (error instanceof Error && 'statusCode' in error)
    throw known ? error : malformed()
  })
}

async function partsOf(request: FastifyRequest): Promise<Upload[]> {
  const uploads: Upload[] = []
  for await (const part of request.parts({ limits: uploadLimits })) {
    if (part.type !== 'file') continue
    const bytes = await part.toBuffer()
    if (part.file.truncated) throw tooLarge()
    uploads.push({ field: part.fieldname, name: part.filename.slice(0, 200), mime: part.mimetype.slice(0, 100), bytes })
  }
  return uploads
}
