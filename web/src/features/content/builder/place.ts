/** Where something stands: a module of a page, a page, or the document itself. */
export type BuilderPlace = { page: string | null; module: string | null }

/** Brings a place into sight and puts the focus into it: its first field, or itself. */
export function goTo(box: HTMLElement | null, { page, module }: BuilderPlace): void {
  const wanted = module ?? page
  const node = wanted === null ? null : box?.querySelector<HTMLElement>(`[data-place="${wanted}"]`)
  if (!node) return
  node.scrollIntoView({ block: 'start' })
  const field = node.querySelector<HTMLElement>('textarea, input:not([type="file"]), [contenteditable="true"]')
  const target = field ?? node
  target.focus()
}
