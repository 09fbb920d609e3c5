import { dottedOf, numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { KnownSheet } from '../sheet/present.ts'
import type { ThemeFacts } from '../sheet/views.ts'
import type { Say } from './model.ts'
import type { PaperFacts } from './views.ts'

/** All that a paper of a theme may say. */
export type About = { known: KnownSheet; theme: ThemeFacts; facts: PaperFacts; language: Language; say: Say }

/** A word of the papers, which may name the theme, the subject and the class. */
export const word = ({ known: { head }, theme, language, say }: About, key: string): string =>
  say(`calendar-plans.paper-${key}`, {
    theme: theme.theme,
    ordinal: theme.ordinal,
    group: head.group.label,
    subject: head.subject.name[language],
    quarter: numberOfQuarter(theme.quarterId),
  })

/** The lines that stand on every paper: school, section, teacher, date, class, theme, objectives. */
export function commonFacts(about: About): [string, string][] {
  const { known, theme, facts, language } = about
  const { head } = known
  return [
    [word(about, 'school'), facts.school[language]],
    [word(about, 'subject'), head.subject.name[language]],
    [word(about, 'section'), theme.section],
    [word(about, 'teacher'), facts.teacher],
    [word(about, 'date'), facts.lesson ? dottedOf(facts.lesson.date) : ''],
    [word(about, 'class'), [head.group.label, head.subgroup].filter(Boolean).join(', ')],
    [word(about, 'theme'), theme.theme],
    [word(about, 'objectives'), theme.objectives.join(', ')],
  ]
}

/** The themes that a work is about: of its section for a sor, of its quarter for a soch. */
export const coveredBy = ({ known, theme }: About): ThemeFacts[] =>
  known.themes.filter(
    (one) =>
      one.quarterId === theme.quarterId &&
      one.kind !== 'sor' &&
      one.kind !== 'soch' &&
      (theme.kind === 'soch' || one.section === theme.section),
  )
