/** What is read under a film, in seconds of it. */
export type Cue = { from: number; to: number; text: string }

const times = /^((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{3})[ \t]+-->[ \t]+((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{3})(?:[ \t].*)?$/
/** Blocks of WebVTT that are not read. */
const aside = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:[ \t\n]|$)/

const secondsOf = (clock: string): number =>
  clock
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)

/** The captions of a text in WebVTT or SRT; null where a part of it cannot be read. */
export function cuesOf(text: string): Cue[] | null {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !aside.test(block))
  const cues = blocks.map(cueOf)
  return cues.every((cue) => cue !== null) ? cues : null
}

function cueOf(block: string): Cue | null {
  const lines = block.split('\n')
  // A number or a name may stand above the times.
  const at = lines.findIndex((line) => times.test(line.trim()))
  const [, from = '', to = ''] = times.exec(lines[at]?.trim() ?? '') ?? []
  const words = lines
    .slice(at + 1)
    .join('\n')
    .trim()
  if (at < 0 || at > 1 || words === '') return null
  const cue = { from: secondsOf(from), to: secondsOf(to), text: words }
  return cue.from < cue.to ? cue : null
}
