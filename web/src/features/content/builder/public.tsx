// A door of its own: whoever asks for the pages of a lesson must not get the code of the builder with them.
export { HeadFields } from '../bank/HeadFields.tsx'
export { HeadForm, headOf } from '../bank/head.ts'
export { QuestionFilters } from '../bank/QuestionFilters.tsx'
export { everyQuestion } from '../bank/reads.ts'
export { ExerciseTypeDialog } from './dialogs/ExerciseTypeDialog.tsx'
export { QuestionFields } from './exercises/QuestionFields.tsx'
export { builderAddress } from '../addresses.ts'
export { freshExercise } from './state/fresh.ts'
