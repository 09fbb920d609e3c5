// A room of the sandbox: everybody sends to everybody (WebRTC), the server only carries the signals.
import { speaksWith } from './postis.js'

const words = {
  kk: {
    on: 'қосу',
    off: 'өшіру',
    microphone: 'Микрофонды',
    camera: 'Камераны',
    out: 'Шығу',
    full: 'Бөлме толы',
    ended: 'Кездесу аяқталды',
    refused: 'Кіруге болмайды',
    me: 'сіз',
    alone: 'Әзірге сіз жалғызсыз',
  },
  ru: {
    on: 'включить',
    off: 'выключить',
    microphone: 'Микрофон',
    camera: 'Камеру',
    out: 'Выйти',
    full: 'Комната заполнена',
    ended: 'Встреча закончилась',
    refused: 'Вход закрыт',
    me: 'вы',
    alone: 'Пока вы здесь одни',
  },
  en: {
    on: 'on',
    off: 'off',
    microphone: 'Microphone',
    camera: 'Camera',
    out: 'Leave',
    full: 'The room is full',
    ended: 'The meeting is over',
    refused: 'No entry',
    me: 'you',
    alone: 'You are alone so far',
  },
}
const settings = new URLSearchParams(location.hash.slice(1))
const language = JSON.parse(settings.get('config.defaultLanguage') ?? '"kk"')
const text = words[language] ?? words.kk
document.documentElement.lang = language

const people = document.getElementById('people')
const said = document.getElementById('said')
const { room, name } = people.dataset
const tell = speaksWith(window.parent, `jitsi_meet_external_api_${settings.get('jitsi_meet_external_api_id')}`, obey)

const stream = await navigator.mediaDevices
  .getUserMedia({ video: { width: 640, height: 360 }, audio: true })
  .catch(() => navigator.mediaDevices.getUserMedia({ audio: true }))
  .catch(() => new MediaStream())
show('me', `${name} (${text.me})`, stream, true)

const peers = new Map()
const token = new URLSearchParams(location.search).get('jwt')
const socket = window.io({ transports: ['websocket'], reconnection: false, auth: { token, room } })

socket.on('connect_error', () => turnedAway('refused'))
socket.on('turned-away', turnedAway)
socket.on('welcome', ({ peers: there }) => {
  tell({ name: 'video-conference-joined', roomName: room, id: socket.id, displayName: name })
  for (const { key, name: called } of there) void offer(key, called)
  count()
})
socket.on('came', ({ key, name: called }) => tell({ name: 'participant-joined', id: key, displayName: called }))
socket.on('gone', ({ key }) => {
  peers.get(key)?.close()
  peers.delete(key)
  document.getElementById(`of-${key}`)?.remove()
  tell({ name: 'participant-left', id: key })
  count()
})
socket.on('signal', async ({ from, name: called, data }) => {
  const peer = peers.get(from) ?? connect(from, called)
  if (data.description) {
    await peer.setRemoteDescription(data.description)
    if (data.description.type === 'offer') {
      await peer.setLocalDescription()
      send(from, { description: peer.localDescription })
    }
  }
  if (data.candidate) await peer.addIceCandidate(data.candidate).catch(() => undefined)
})

const send = (to, data) => socket.emit('signal', { to, data })

function connect(key, called) {
  const peer = new RTCPeerConnection()
  peers.set(key, peer)
  for (const track of stream.getTracks()) peer.addTrack(track, stream)
  peer.onicecandidate = ({ candidate }) => candidate && send(key, { candidate })
  peer.ontrack = ({ streams: [theirs] }) => show(key, called, theirs, false)
  if (stream.getTracks().length === 0) show(key, called, new MediaStream(), false)
  return peer
}

async function offer(key, called) {
  const peer = connect(key, called)
  if (stream.getVideoTracks().length === 0) peer.addTransceiver('video', { direction: 'recvonly' })
  await peer.setLocalDescription()
  send(key, { description: peer.localDescription })
}

function show(key, called, media, isMine) {
  let figure = document.getElementById(`of-${key}`)
  if (!figure) {
    figure = document.createElement('figure')
    figure.id = `of-${key}`
    const video = document.createElement('video')
    Object.assign(video, { autoplay: true, playsInline: true, muted: isMine })
    const caption = document.createElement('figcaption')
    caption.textContent = called
    figure.append(video, caption)
    people.append(figure)
  }
  figure.querySelector('video').srcObject = media
  count()
}

function count() {
  said.textContent = people.children.length < 2 ? text.alone : ''
}

function turnedAway(why) {
  said.textContent = text[why] ?? text.refused
  leave()
}

let isOut = false
function leave() {
  if (isOut) return
  isOut = true
  for (const track of stream.getTracks()) track.stop()
  for (const peer of peers.values()) peer.close()
  socket.disconnect()
  people.replaceChildren()
  document.querySelector('footer').hidden = true
  tell({ name: 'video-conference-left', roomName: room })
  tell({ name: 'video-ready-to-close' })
}

/** What the page around the frame asks for. */
function obey({ name: act }) {
  if (act === 'video-hangup') leave()
  if (act === 'end-conference') socket.emit('end')
}

function toggle(id, tracks) {
  const button = document.getElementById(id)
  const draw = () => {
    const isOn = tracks().some(({ enabled }) => enabled)
    button.textContent = `${text[id]} ${isOn ? text.off : text.on}`
    button.setAttribute('aria-pressed', String(isOn))
  }
  button.disabled = tracks().length === 0
  button.onclick = () => {
    for (const track of tracks()) track.enabled = !track.enabled
    draw()
  }
  draw()
}
toggle('microphone', () => stream.getAudioTracks())
toggle('camera', () => stream.getVideoTracks())
const out = document.getElementById('out')
out.textContent = text.out
out.onclick = leave
