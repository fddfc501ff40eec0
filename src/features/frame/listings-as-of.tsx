/** Says that the homes may have changed since a time, which is given in words; nothing where they are up to date. */
export function ListingsAsOf({ time }: { time: string | null }) {
  return (
    time && (
      <p className="as-of">
        <span className="container-page block">
          <strong>Listings as of {time}.</strong> Newer homes and changes may be missing.
        </span>
      </p>
    )
  )
}
