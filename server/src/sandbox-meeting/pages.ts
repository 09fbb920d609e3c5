import { wordsOfMeetings } from '@qalam/contract/live-lesson/words/meetings.ts'
import type { Visitor } from './token.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const frame = (title: string, body: string): string => `<!doctype html>
<html lang="kk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/room.css"></head><body>${body}</body></html>`

/** The page of a room for whoever may come in. */
export const page = ({ room, name }: Visitor) => ({
  status: 200,
  body: frame(
    'Qalam',
    `<main id="people" data-room="${room}" data-name="${escaped(name)}"></main><p id="said" role="status"></p>
<footer><button id="microphone" type="button"></button><button id="camera" type="button"></button><button id="out" type="button"></button></footer>
<script src="/socket.io/socket.io.js"></script><script type="module" src="/room.js"></script>`,
  ),
})

const noEntry = wordsOfMeetings['live.meeting-no-entry']

/** For a token of another room, of another time, or of nobody. */
export const refused = {
  status: 403,
  body: frame('Qalam', `<p id="said" role="alert">${[noEntry.kz, noEntry.ru, noEntry.en].join(' · ')}</p>`),
}
