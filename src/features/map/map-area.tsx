/** Where the map goes; narrow screens have the list alone (M-02). */
export function MapArea() {
  return (
    <div className="relative hidden overflow-hidden bg-sand md:block">
      <svg
        aria-hidden
        viewBox="0 0 900 700"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="absolute inset-0 size-full text-ink opacity-10"
      >
        {/* The Delaware, the Hudson, and ridges between them. */}
        <path d="M120-10C90 70 40 90 30 170s70 110 40 190-60 100-20 180 20 120 60 170" strokeWidth="5" />
        <path d="M905 40c-70 60-90 150-130 230s-40 150-80 220-30 130-60 220" strokeWidth="7" />
        <path d="M180 40c80 20 160 70 210 150s130 130 160 210 120 140 140 210M150 150c70 30 150 60 190 140s120 120 150 200 80 110 100 210M110 270c70 20 120 70 160 130s100 110 120 180 60 80 70 130" />
        <path
          d="M330-10c50 60 130 70 170 140s110 90 140 160 90 90 100 130M520-10c30 60 100 90 130 150s70 70 90 110"
          strokeDasharray="4 8"
        />
      </svg>
      <output className="absolute inset-0 grid place-content-center">
        <span className="rounded-full bg-surface px-5 py-2.5 font-medium shadow-lifted">Loading map...</span>
      </output>
    </div>
  )
}
