import { acts } from './bank.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? '')

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:1rem;color:#222;background:#fff7e6}main{max-width:32rem;margin:auto;background:#fff;padding:1.5rem;border-radius:12px}button{font:inherit;margin:.25rem;padding:.5rem .9rem}label{display:block;margin:.5rem 0}input,select{font:inherit;padding:.3rem}'

export const page = (title: string, inside: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1>${inside}</main></body></html>`

/** One button for each thing that may happen. */
export const choices = (action: string, id: string, amount: string): string =>
  page(
    'Sandbox bank',
    `<p>Order payment ${escaped(id)}: <strong>${escaped(amount)} KZT</strong>. No money moves here.</p><form method="post" action="${escaped(action)}"><input type="hidden" name="id" value="${escaped(id)}">${acts.map((act) => `<button name="act" value="${act}">${act}</button>`).join('')}</form>`,
  )

/** The terminal, and what else there is. */
export const lobby = (said: string): string =>
  page(
    'Sandbox bank',
    `<p>The other side of every way to pay in the demo. No money moves here.</p>${said ? `<p role="status"><code>${escaped(said)}</code></p>` : ''}<h2>Terminal, wallet, cash desk</h2><form method="post" action="/terminal"><label>Payer number <input name="account" inputmode="numeric" required></label><label>Amount, KZT <input name="sum" inputmode="decimal" value="500" required></label><label>By <select name="type"><option>terminal</option><option>wallet</option><option>cash_desk</option></select></label><label>Protocol <select name="form"><option>xml</option><option>json</option></select></label><button>Pay</button></form><h2>Phone balance</h2><p>The code is <code>12345</code>, three tries. A phone that ends in 00 has no money; one that ends in 99 is slow.</p>`,
  )

/** The widget: a frame over the shop's page. */
export const widgetScript = `(() => {
  const here = new URL(document.currentScript.src).origin
  class Widget {
    pay(_kind, options, { onSuccess, onFail, onComplete }) {
      const frame = document.createElement('iframe')
      frame.title = 'Sandbox bank'
      frame.src = here + '/widget?' + new URLSearchParams({ publicId: options.publicId, amount: options.amount, invoiceId: options.invoiceId, accountId: options.accountId })
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;background:#0008;z-index:9'
      window.addEventListener('message', ({ origin, data }) => {
        if (origin !== here) return
        frame.remove()
        if (data === 'success') onSuccess(options)
        else onFail(data, options)
        onComplete(data, options)
      }, { once: true })
      document.body.append(frame)
    }
  }
  window.tiptop = { Widget }
})()
`
