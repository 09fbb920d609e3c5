import { problem } from '../kernel/problem.ts'

/** The bytes are no zip archive, or one that is damaged. */
export const noArchive = problem('one-roster.no-archive')
/** Too many files, or too much when it is unpacked. */
export const archiveTooLarge = problem<{ files: number; megabytes: number }>('one-roster.too-large')
/** A file in a folder, or one that the standard does not know. */
export const strangeFile = problem<{ name: string }>('one-roster.strange-file')
/** A file that is no UTF-8, or whose rows have no common columns. */
export const brokenFile = problem<{ name: string }>('one-roster.broken-file')
/** The manifest is missing or of another version. */
export const noManifest = problem('one-roster.no-manifest')
/** Changes alone are read in our ids only: of those of another system it cannot be told what they change. */
export const notWhole = problem<{ name: string }>('one-roster.not-whole')
/** No school of the archive is the caller's. */
export const otherSchool = problem('one-roster.other-school')
