import { type MessageKey, text } from '#platform/text.ts'

const words = new Map<string, MessageKey>([
  ['elective_subjects', 'support.type-elective_subject'],
  ['class', 'support.class'],
  ['subject', 'support.subject'],
  ['theme', 'support.theme'],
  ['exercise_number', 'support.exercise'],
  ['ticket_content', 'support.content'],
  ['link_error', 'support.link-error'],
  ['link_plagiarism_doc', 'support.link-plagiarism'],
  ['link_source_doc', 'support.link-source'],
])

/** What a field of a request is called on its form. */
export function wordOfField(field: string): string {
  const key = words.get(field)
  return key ? text(key) : field
}
