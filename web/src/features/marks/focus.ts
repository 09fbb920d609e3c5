/** Whether the focus stands nowhere in particular: on the page itself, or on the title after a change of address. */
export function isUnclaimed(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.id === 'screen-title'
}
