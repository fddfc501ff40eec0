// What runs in the page. Each function uses nothing of its surroundings, because its text is sent to the browser.

/** How a visitor finds something: by role and name, by its text, or, where neither serves, by a selector. */
export interface Sought {
  role?: 'button' | 'link' | 'textbox' | 'checkbox' | 'combobox' | 'heading' | 'dialog' | 'form' | 'region' | 'log'
  /** The accessible name; a string is the whole name, `like` a pattern. */
  name?: string
  like?: string
  /** The whole text of an element. */
  text?: string
  selector?: string
  within?: Sought
}

export interface Found {
  /** The middle of what is visible of it, CSS pixels of the window. */
  x: number
  y: number
  /** A pointer there meets it, not something above it. */
  isReachable: boolean
  /** It, or what it is in, is on its way. */
  isMoving: boolean
  value: string | null
  isChecked: boolean
}

/** Looks for the first visible element that fits, and scrolls it into view. */
export function find(sought: Sought): Found | null {
  const SELECTORS: Record<string, string> = {
    button: 'button, [role="button"], summary, input[type="submit"]',
    link: 'a[href]',
    textbox: 'input:not([type="checkbox"], [type="radio"], [type="submit"], [type="range"]), textarea',
    checkbox: 'input[type="checkbox"], [role="checkbox"]',
    combobox: 'select, [role="combobox"]',
    heading: 'h1, h2, h3, h4, [role="heading"]',
    dialog: 'dialog, [role="dialog"]',
    form: 'form',
    region: 'section, [role="region"]',
    log: '[role="log"]',
  }
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const named = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')
    if (by)
      return plain(
        by
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      )
    const { labels } = element as HTMLInputElement
    return plain(element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent)
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  const fits = (element: Element, { name, like, text }: Sought) =>
    (name === undefined || named(element) === name) &&
    (like === undefined || new RegExp(like).test(named(element))) &&
    (text === undefined || plain(element.textContent) === text)
  const all = ({ within, ...one }: Sought): Element[] => {
    const roots: ParentNode[] = within ? all(within) : [document]
    const selector = one.selector ?? (one.role ? SELECTORS[one.role]! : 'body *')
    return roots
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .filter((each) => fits(each, one) && isSeen(each))
  }
  const found = all(sought)
  // Of elements that have the same text, one in another, the innermost shows it.
  const element = sought.text === undefined ? found[0] : found.at(-1)
  if (!element) return null
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, innerHeight) / 2]
  const top = document.elementFromPoint(x, y)
  const label = (element as HTMLInputElement).labels?.[0]
  const moves = (animation: Animation) => {
    const { effect, playState, timeline } = animation
    // What moves without end, or with the page's scroll, is left to itself.
    const ends = timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity
    // A color moves nothing, and WebKitGTK 2.50 begins that of an outline anew whenever it is asked.
    const isColor = (animation as Partial<CSSTransition>).transitionProperty?.endsWith('color') === true
    return playState === 'running' && ends && !isColor && (effect as KeyframeEffect).target?.contains(element) === true
  }
  return {
    x,
    y,
    isReachable: top !== null && (element.contains(top) || label?.contains(top) === true),
    isMoving: document.getAnimations().some(moves),
    value: (element as HTMLInputElement).value ?? null,
    isChecked:
      (element as HTMLInputElement).checked ?? (element as HTMLLabelElement).control?.matches(':checked') ?? false,
  }
}

/**
 * Whether React has taken over the page (features/frame/hydration-mark.tsx) and the parts whose code comes once it is used have it
 * (ui/primitives/late-component.tsx), for which a pointer crosses it; true on a page without scripts of ours.
 */
export const isWhole = (): boolean => {
  if (!document.querySelector('script[data-src], script[type="module"]')) return true
  const { hydrated, pendingParts = '0' } = document.documentElement.dataset
  if (hydrated === undefined) return false
  dispatchEvent(new Event('pointermove'))
  return pendingParts === '0'
}

/** The page's main heading, and how far the page scrolls sideways or past its footer, CSS pixels. */
export const look = () => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
  const footers = [...document.querySelectorAll('footer')].map((footer) => footer.getBoundingClientRect().bottom)
  // Half a pixel of the footer may be rounded up; the demo has none.
  const end = footers.length > 0 ? Math.max(clientHeight, Math.ceil(scrollY + Math.max(...footers)) + 1) : scrollHeight
  return {
    heading: document.querySelector('h1')?.textContent ?? null,
    tooWide: Math.max(0, scrollWidth - clientWidth),
    tooLong: Math.max(0, scrollHeight - end),
  }
}
