import type { ReactNode } from 'react'

interface AgentTilesProps {
  onVoice: () => void
}

/** The four kinds of agent: voice opens a dialog, the others only write to the console. */
export function AgentTiles({ onVoice }: AgentTilesProps) {
  return (
    <ul className="mt-10 grid gap-4 sm:grid-cols-2">
      <Tile name="Voice Agent" text="Answers calls and talks with callers." drawing={<Wave />} onChoose={onVoice} />
      <LoggingTile name="Email Agent" text="Reads the inbox and drafts replies." drawing={<Letter />} />
      <LoggingTile name="SMS-Text Agent" text="Texts back, day and night." drawing={<Bubbles />} />
      <LoggingTile name="Workflow Agent" text="Passes work from step to step." drawing={<Steps />} />
    </ul>
  )
}

interface TileProps {
  name: string
  text: string
  drawing: ReactNode
}

const LoggingTile = (tile: TileProps) => <Tile {...tile} onChoose={() => console.info(tile.name)} />

function Tile({ name, text, drawing, onChoose }: TileProps & { onChoose: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="group flex size-full flex-col rounded-lg border border-white/15 bg-white/4 p-6 text-left transition-colors hover:border-white/50 hover:bg-white/8"
      >
        <svg
          aria-hidden
          viewBox="0 0 240 96"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="mb-8 h-24 w-auto self-start text-white/45 transition-colors group-hover:text-white/80 forced-colors:text-[color:ButtonText]"
        >
          {drawing}
        </svg>
        <span className="display mt-auto text-xl">{name}</span>
        <span className="mt-1 text-white/70">{text}</span>
      </button>
    </li>
  )
}

const Wave = () => (
  <path d="M4 48h8M20 40v16M32 30v36M44 40v16M56 20v56M68 34v28M80 8v80M92 28v40M104 38v20M116 16v64M128 32v32M140 42v12M152 26v44M164 38v20M176 44v8M188 36v24M200 43v10M212 48h24" />
)

const Letter = () => <path d="M4 12h120v72H4zM4 14l60 42 60-42M4 82l42-38M124 82 82 44M148 30h88M148 48h64M148 66h78" />

const Bubbles = () => (
  <path d="M4 20a10 10 0 0 1 10-10h92a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10H28L12 62V50a8 8 0 0 1-8-8zM236 56a10 10 0 0 0-10-10h-82a10 10 0 0 0-10 10v18a10 10 0 0 0 10 10h68l16 10V84a8 8 0 0 0 8-8zM24 24h68M24 36h44M154 60h58M154 71h34" />
)

const Steps = () => (
  <>
    <path d="M44 48h36M120 48c22 0 18-28 40-28M120 48c22 0 18 28 40 28" />
    <rect x="4" y="32" width="40" height="32" rx="4" />
    <circle cx="100" cy="48" r="20" />
    <rect x="160" y="4" width="76" height="32" rx="4" />
    <rect x="160" y="60" width="76" height="32" rx="4" />
    <path d="m92 48 6 6 11-12" />
  </>
)
