import { SMTPServer } from 'smtp-server'

export type Letter = { to: string[]; from: string; text: string }

/** A mail server that speaks SMTP and keeps what it is given; while `refusing` it turns letters away. */
export async function mailPeer() {
  const letters: Letter[] = []
  const state = { refusing: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(state.refusing ? new Error('Try again later') : null),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        letters.push({ to: envelope.rcptTo.map(({ address }) => address), from, text: plainOf(Buffer.concat(parts)) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, letters, state, close }
}

/** The words of a letter of one part, as RFC 2045 writes them. */
function plainOf(raw: Buffer): string {
  const [head = '', ...rest] = raw.toString('latin1').split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  const bytes = body.replaceAll(/=\r\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => {
    return String.fromCharCode(Number.parseInt(hex, 16))
  })
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
