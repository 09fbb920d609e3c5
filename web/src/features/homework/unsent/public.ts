// A door of its own: what an earlier page left is brought home without the code of the pages.
export { homeworkOutboxOf as bringHome } from '../saving/homeworkOutbox.ts'
export { answerOutboxOf as bringAnswersHome } from '../own/answerOutbox.ts'
