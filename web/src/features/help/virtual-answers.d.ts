declare module 'virtual:help-answers' {
  /** The answers of one language, as the build laid them down. */
  export function answersOf(
    language: import('@qalam/contract/kernel/languages.ts').Language,
  ): Promise<import('./content/answer.ts').HelpAnswers>
}
