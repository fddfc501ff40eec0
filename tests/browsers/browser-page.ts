/** A size of the window's inside, CSS pixels. */
export interface Size {
  width: number
  height: number
}

export const DESKTOP: Size = { width: 1280, height: 900 }
export const PHONE: Size = { width: 390, height: 844 }

/** A pointer's way in CSS pixels of the window: it goes to the first point, presses, passes the others, and lets go. */
export type PointerWay = readonly { x: number; y: number }[]

/** One page of one browser: what every browser family can do. Walks are written over this alone. */
export interface BrowserPage {
  /** Opens an address and resolves when its document is loaded. */
  open(address: string): Promise<void>
  /** Opens an address and resolves when its document has been read, whatever it still waits for. */
  begin(address: string): Promise<void>
  resize(size: Size): Promise<void>
  /** Runs a function that uses nothing of its surroundings in the page; its arguments and its answer are JSON. */
  evaluate<Arguments extends unknown[], Answer>(
    ask: (...args: Arguments) => Answer,
    ...args: Arguments
  ): Promise<Awaited<Answer>>
  press(way: PointerWay): Promise<void>
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>
  key(name: 'Enter' | 'Escape' | 'ArrowRight'): Promise<void>
  /** Errors of the console and uncaught ones since last asked, as far as the browser itself reports them. */
  takeErrors(): string[]
}

export interface BrowserFamily {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** The program it lacks here; null where it can run. */
  missing: string | null
  /** The browser reports no errors: the site's relay adds a script that does. */
  needsErrorScript: boolean
  /** The page of every home, which costs least where they open fastest; elsewhere one of each kind. */
  opensAllHomes: boolean
  launch(): Promise<{ page: BrowserPage; close: () => Promise<void> }>
}
