/** How something stands: known and good, not settled yet, refused, or of no matter here. */
export type Standing = 'yes' | 'open' | 'no' | 'none'

/** A word with a shape beside it: full disc, half disc, struck ring, dotted ring. The color says nothing that these don't. */
export const StatusWord = ({ standing, children }: { standing: Standing; children: string }) => (
  <span className="status-word" data-standing={standing}>
    {children}
  </span>
)
