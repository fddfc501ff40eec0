/** As a `ref`: gives the focus to what appears. An opening dialog focuses the element with this attribute. */
export function takeFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  element?.focus()
}
