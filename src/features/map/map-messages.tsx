import { Button } from '#ui/primitives/button.tsx'

/** Covers the map until it is drawn (M-02). */
export function MapLoading() {
  return (
    <output className="absolute inset-0 z-6 grid place-content-center bg-sand">
      <span className="rounded-full bg-surface px-5 py-2.5 font-medium shadow-lifted forced-colors:border">
        Loading map...
      </span>
    </output>
  )
}

/** Shown on the map when its homes couldn't be loaded; the list reports its own failures. */
export function HomesUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex items-center gap-3 rounded-sm bg-surface py-1.5 pr-1.5 pl-4 text-sm shadow-lifted forced-colors:border"
    >
      <p>We couldn’t load the homes on the map.</p>
      <Button tone="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

interface MapUnavailableProps {
  message?: string
  /** Absent where another attempt would fail as well. */
  onRetry?: () => void
}

/** Replaces a map that can't be shown; the list still works. */
export function MapUnavailable({ message = 'We couldn’t load the map.', onRetry }: MapUnavailableProps) {
  return (
    <div
      role="alert"
      className="absolute inset-0 z-6 grid place-content-center justify-items-center bg-sand p-8 text-center"
    >
      <p className="display text-xl">We can’t show the map here</p>
      <p className="mt-2 max-w-[44ch] text-ink-soft">{message} All homes are in the list.</p>
      {onRetry && (
        <Button tone="secondary" onClick={onRetry} className="mt-5">
          Try again
        </Button>
      )}
    </div>
  )
}
