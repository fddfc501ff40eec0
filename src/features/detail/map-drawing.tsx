interface MapDrawingProps {
  text: string
  className?: string
}

/** The drawing shown in place of the small map, with the reason. */
export const MapDrawing = ({ text, className = '' }: MapDrawingProps) => (
  <div className={`absolute inset-0 flex items-end justify-center bg-sand pb-5 ${className}`}>
    <img
      src="/drawings/location.svg"
      alt=""
      width={760}
      height={280}
      loading="lazy"
      className="absolute inset-0 size-full object-cover"
    />
    {/* In the agency's color, which no drawing has. */}
    <span className="absolute top-[calc(50%-9px)] left-1/2 grid size-12 -translate-1/2 place-items-center rounded-full border-4 border-white bg-indigo after:size-3 after:rounded-full after:bg-white" />
    <p className="relative rounded-full bg-surface px-4 py-1.5 text-sm text-ink-soft">{text}</p>
  </div>
)
