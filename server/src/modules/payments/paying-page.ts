import { tenge } from '@qalam/contract/payments/rules.ts'
import { type Language, localeOf } from '@qalam/contract/kernel/languages.ts'
import { say } from '#platform/http/errors.ts'
import { bare, type Bare } from '#platform/bare.ts'
import type { PageParts, ToPay } from './providers/provider.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '')

/** The policy of this one document: ourselves, and the hosts of this provider, each for what it needs. */
function policyOf({ policy }: PageParts): string {
  const own: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'unsafe-inline'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  const names = new Set([...Object.keys(own), ...Object.keys(policy)])
  return [...names].map((name) => `${name} ${[...(own[name] ?? []), ...(policy[name] ?? [])].join(' ')}`).join('; ')
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;color:#1c2430;background:#f4f6f9}main{max-width:28rem;margin:1rem;padding:1.5rem;background:#fff;border-radius:12px}button,a{font:inherit;display:inline-block;padding:.6rem 1rem;border-radius:8px}button{border:0;background:#1d4ed8;color:#fff}a{color:#1d4ed8}@media(prefers-color-scheme:dark){body{background:#10151d;color:#e6eaf0}main{background:#1a212c}a{color:#9db8ff}}'

/** The document on which an order is paid. */
export function payingPage(order: ToPay, parts: PageParts, language: Language): Bare {
  const words = (key: string) => escaped(say(language, `payments.${key}`))
  const fields = Object.entries(parts.form?.fields ?? {})
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')
  const form = parts.form
    ? `<form id="pay" method="post" action="${escaped(parts.form.action)}" accept-charset="utf-8">${fields}<button>${words('page-go')}</button></form>`
    : ''
  const widget = parts.widget
    ? `<script src="${escaped(parts.widget.script)}"></script><div id="widget" data-options="${escaped(JSON.stringify(parts.widget.options))}"></div><button id="open" type="button">${words('page-go')}</button>`
    : ''
  const html = `<!doctype html><html lang="${localeOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${words('page-title')}</title><style>${style}</style></head><body><main data-back="${escaped(order.links.back)}"><h1>${words('page-title')}</h1><p>${escaped(order.what)} — <strong>${tenge(order.price)}</strong></p><p role="status">${words('page-wait')}</p>${form}${widget}<p><a href="${escaped(order.links.back)}">${words('page-back')}</a></p></main><script src="/api/v2/os/payment/page-script"></script></body></html>`
  const headers = {
    'content-security-policy': policyOf(parts),
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'unsafe-none',
  }
  return bare(html, { type: 'text/html; charset=utf-8', headers })
}

/** A second after the page is there the form leaves (C-TIME-6); a widget (M-61, C-PAYAPI-4) opens at once, and again by its button. */
export const pageScript = `(() => {
  const form = document.getElementById('pay')
  if (form) setTimeout(() => form.submit(), 1000)
  const widget = document.getElementById('widget')
  if (!widget) return
  const back = () => location.assign(document.querySelector('main').dataset.back)
  const open = () => {
    const options = JSON.parse(widget.dataset.options)
    if (window.halyk) return window.halyk.pay(options)
    const made = window.tiptop ? new window.tiptop.Widget() : new window.cp.CloudPayments()
    const ended = { onSuccess: back, onFail: back, onComplete: () => undefined }
    if (made.pay) made.pay('charge', options, ended)
    else made.charge(options, back, back)
  }
  document.getElementById('open').addEventListener('click', open)
  if (window.halyk || window.tiptop || window.cp) open()
})()
`
