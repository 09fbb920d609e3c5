export { DueQuestionnaire } from './ask/DueQuestionnaire.tsx'
