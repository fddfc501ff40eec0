/** The tab panel an element stands in: where the focus goes when the element itself goes away. */
export const panelOf = (element: HTMLElement): HTMLElement | null => element.closest<HTMLElement>('[role="tabpanel"]')
