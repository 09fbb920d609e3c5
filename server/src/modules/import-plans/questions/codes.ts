/** What a cell that is at fault may say, by the reason. */
export const sources: Readonly<Record<string, 'classes' | 'rooms' | 'subjects' | 'words'>> = {
  'finding.class-label': 'classes',
  'finding.unknown-class': 'classes',
  'finding.unknown-room': 'rooms',
  'finding.unknown-subject': 'subjects',
  'finding.unknown-word': 'words',
}

export const hasChoices = (code: string): boolean => Object.hasOwn(sources, code)
