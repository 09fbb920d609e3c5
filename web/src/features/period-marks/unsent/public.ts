// A door of its own: what an earlier page left is brought home without the code of the pages.
export { periodOutboxOf as bringHome } from '../saving/periodOutbox.ts'
