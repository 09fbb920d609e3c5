import { z } from 'zod'

// The content policy lets nobody make code out of text. Told so, the schemas do not try: the refusal of one attempt has the
// browser read half the page's code again for the places in it, 20 ms of a first page. Imported before any schema is made.
z.config({ jitless: true })
