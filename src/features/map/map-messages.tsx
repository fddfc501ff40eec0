/** M-02: stands over the map until it is drawn. */
export function MapLoading() {
  return (
    <output className="absolute inset-0 z-6 grid place-content-center bg-sand">
      <span className="rounded-full bg-surface px-5 py-2.5 font-medium shadow-lifted">Loading map...</span>
    </output>
  )
}

/** In the map's place when it can't be shown; the list beside it works on. */
export function MapUnavailable({ message = 'The map could not be loaded.' }: { message?: string }) {
  return (
    <div role="alert" className="absolute inset-0 z-6 grid place-content-center bg-sand p-8 text-center">
      <p className="display text-xl">The map can’t be shown here</p>
      <p className="mt-2 max-w-[44ch] text-ink-soft">{message} All homes are in the list beside it.</p>
    </div>
  )
}
