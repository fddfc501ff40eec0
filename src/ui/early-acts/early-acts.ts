/** What a visitor did before the part of the page that serves it had come to life. */
export interface EarlyAct {
  type: 'click' | 'submit' | 'change'
  on: HTMLElement
  /** Of a change: what the control held then, and whether it was checked. */
  value?: readonly [string, boolean | undefined]
}

export interface EarlyActs {
  /** In their order; the recorder adds to it. */
  acts: EarlyAct[]
  keep: (event: Event) => void
  /** React has taken over: from now on only what its waiting parts can't serve is kept. */
  alive?: boolean
}

declare global {
  interface Window {
    /** Of `recorder-script.ts`; absent where the document came without it. */
    earlyActs?: EarlyActs
  }
}
