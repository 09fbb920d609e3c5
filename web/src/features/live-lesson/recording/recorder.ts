/** Milliseconds of one piece. */
const piece = 2_000

export type Recorder = { stop: () => void; stopped: Promise<void> }

/** What the teacher sees and hears, with the own microphone where it is given. */
async function streamOf(): Promise<{ stream: MediaStream; release: () => void }> {
  const screen = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: 15 }, audio: true })
  const voice = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null)
  const mixer = new AudioContext()
  const mixed = mixer.createMediaStreamDestination()
  for (const source of [screen, voice])
    if (source && source.getAudioTracks().length > 0) mixer.createMediaStreamSource(source).connect(mixed)
  const release = () => {
    for (const track of [...screen.getTracks(), ...(voice?.getTracks() ?? [])]) track.stop()
    void mixer.close()
  }
  return { stream: new MediaStream([...screen.getVideoTracks(), ...mixed.stream.getAudioTracks()]), release }
}

/** Records the window that the teacher chooses, piece by piece. Ends when the teacher stops, or stops sharing. */
export async function record(keep: (number: number, piece: Blob) => Promise<void>): Promise<Recorder> {
  const { stream, release } = await streamOf()
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm' })
  const kept: Promise<void>[] = []
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) kept.push(keep(kept.length, data))
  }
  const stopped = new Promise<void>((done, failed) => {
    recorder.onstop = () => {
      release()
      Promise.all(kept).then(() => done(), failed)
    }
  })
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  stream.getVideoTracks().forEach((track) => track.addEventListener('ended', stop))
  recorder.start(piece)
  return { stop, stopped }
}
