import type { ReactNode } from 'react'

/** The map data's authors, as their licence asks (ODbL 1.0), and what else stands under the map. */
export const MapCredit = ({ children }: { children?: ReactNode }) => (
  <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
    <span>
      ©{' '}
      <a
        href="https://www.openstreetmap.org/copyright"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        OpenStreetMap
      </a>{' '}
      contributors
    </span>
    {children}
  </p>
)
