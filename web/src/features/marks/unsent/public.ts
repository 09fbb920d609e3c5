// A door of its own: what an earlier page left is brought home without the code of the boards.
export { marksOutboxOf as bringHome } from '../saving/marksOutbox.ts'
