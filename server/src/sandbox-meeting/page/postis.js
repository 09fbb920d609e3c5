// The messages of a meeting frame, as the library of the page around it sends and reads them.

const ready = '__ready__'

/** Speaks with the window around this one, in the scope that the address names. */
export function speaksWith(parent, scope, heard) {
  const mine = `${Date.now()}-${Math.random()}`
  const post = (method, params) => parent.postMessage(JSON.stringify({ postis: true, scope, method, params }), '*')
  let isReady = false
  const waiting = []
  const asking = setInterval(() => post(ready, mine), 50)

  window.addEventListener('message', ({ data, source }) => {
    if (source !== parent || typeof data !== 'string') return
    let told
    try {
      told = JSON.parse(data)
    } catch {
      return
    }
    if (!told?.postis || told.scope !== scope) return
    if (told.method === ready) {
      if (told.params !== mine) return post(ready, told.params)
      clearInterval(asking)
      isReady = true
      for (const data of waiting.splice(0)) post('message', data)
      return
    }
    if (told.method === 'message' && told.params?.type === 'event') heard(told.params.data)
  })
  return (data) => {
    const message = { type: 'event', data }
    if (isReady) post('message', message)
    else waiting.push(message)
  }
}
