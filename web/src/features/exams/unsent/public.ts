// A door of its own: answers that an earlier page left are brought home without the code of the pages.
export { examOutboxOf as bringHome } from '../examOutbox.ts'
