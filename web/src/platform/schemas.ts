import { z } from 'zod'

// The content policy forbids eval, so zod is told not to try it: one refused attempt makes the browser read half of the
// page's code again for the report, 20 ms of a first page. Imported before any schema is made.
z.config({ jitless: true })
