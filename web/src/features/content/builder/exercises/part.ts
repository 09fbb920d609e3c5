import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'

/** What the editor of one type takes. */
export type EditorProps<Type extends ExerciseDraft['type']> = {
  exercise: Extract<ExerciseDraft, { type: Type }>
  onChange: (next: Extract<ExerciseDraft, { type: Type }>, typing?: string) => void
}
