import { oncePerProcess } from '#platform/module.ts'
import { settings } from './settings.ts'

type Letter = { to: string; subject: string; text: string }

/** Sends letters by SMTP (RFC 5321) with STARTTLS where the server has it; null where none is configured. */
export const lettersOf = oncePerProcess(({ config }) => {
  const { SMTP_URL: url, MAIL_FROM: from } = settings.of(config)
  return url === undefined ? null : senderOf(url, from)
})

function senderOf(url: string, from: string) {
  let made: ReturnType<typeof transportTo> | undefined
  return async (letter: Letter): Promise<void> => {
    // Loaded when the first letter leaves: most processes send none.
    made ??= transportTo(url)
    await (await made).sendMail({ from, ...letter })
  }
}

/** A server that does not answer holds the listener for half a minute at most; the letter is tried again later. */
async function transportTo(url: string) {
  const { createTransport } = await import('nodemailer')
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  return createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true })
}
