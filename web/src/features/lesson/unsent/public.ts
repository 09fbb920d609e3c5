// A door of its own: what an earlier page left is brought home without the code of the pages.
export { lessonOutboxOf as bringHome } from '../saving/lessonOutbox.ts'
