import { Bell, ChartNoAxesColumn, CircleHelp, Headphones, LayoutGrid, Menu, Settings, type IconNode } from 'lucide'
import { useState } from 'react'
import { Mark } from '#features/frame/wordmark.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { AgentTiles } from './agent-tiles.tsx'
import { VoiceAgentDialog } from './voice-agent-dialog.tsx'

const RAIL: readonly { label: string; icon: IconNode }[] = [
  { label: 'Overview', icon: LayoutGrid },
  { label: 'Agents', icon: Headphones },
  { label: 'Reports', icon: ChartNoAxesColumn },
  { label: 'Alerts', icon: Bell },
  { label: 'Settings', icon: Settings },
  { label: 'Help', icon: CircleHelp },
]

const ICON_BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-white/70 transition-colors hover:bg-white/10 hover:text-white'
const TOP_BUTTON =
  'inline-flex min-h-11 items-center rounded-sm px-4 text-sm font-semibold whitespace-nowrap transition-colors'

/** A mock of an agent builder's dashboard. Its buttons only write to the console. */
export function DemoPage() {
  const [voiceOpen, setVoiceOpen] = useState(false)
  return (
    <>
      <div data-dark-page className="flex min-h-dvh flex-col bg-ink text-white [&_:focus-visible]:outline-white">
        <TopBar />
        <div className="flex flex-1 flex-col-reverse md:flex-row">
          <Rail />
          <main id="content" className="flex-1 px-5 py-10 md:px-10 md:py-14 lg:px-16">
            <div className="mx-auto max-w-250">
              <h1 className="display text-3xl md:text-4xl">Build an agent</h1>
              <p className="mt-3 max-w-[56ch] text-lg text-white/70">
                Choose how it talks with people. This is a demonstration: nothing here is created or sent.
              </p>
              <AgentTiles onVoice={() => setVoiceOpen(true)} />
            </div>
          </main>
        </div>
      </div>
      <VoiceAgentDialog open={voiceOpen} onClose={() => setVoiceOpen(false)} />
    </>
  )
}

function TopBar() {
  const { name, assistant } = useAgency()
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-white/12 px-3 py-2.5">
      <button type="button" aria-label="Menu" className={ICON_BUTTON}>
        <Icon of={Menu} size={22} />
      </button>
      <span className="mr-auto inline-flex items-center gap-2.5">
        <Mark className="size-6" />
        <span className="display text-xl leading-none">{name}</span>
      </span>
      <div className="order-last flex w-full gap-2 sm:order-none sm:w-auto">
        <a
          href="https://github.com/"
          target="_blank"
          rel="noreferrer"
          className={`${TOP_BUTTON} border border-white/25 hover:border-white max-sm:flex-1 max-sm:justify-center`}
        >
          GitHub<span className="sr-only"> (opens in a new tab)</span>
        </a>
        <LogButton name="Test Agents" look="border border-white/25 hover:border-white" />
        <LogButton name="Publish" look="bg-white text-ink hover:bg-white/85" />
      </div>
      <img
        src={assistant.portrait}
        alt={`Signed in as ${assistant.name}`}
        width={36}
        height={36}
        className="mx-1 size-9 rounded-full bg-white/15 object-cover"
      />
    </header>
  )
}

function LogButton({ name, look }: { name: string; look: string }) {
  return (
    <button
      type="button"
      onClick={() => console.info(name)}
      className={`${TOP_BUTTON} max-sm:flex-1 max-sm:justify-center max-sm:px-2 ${look}`}
    >
      {name}
    </button>
  )
}

/** Icons without actions, as in the original dashboard. */
function Rail() {
  return (
    <nav
      aria-label="Dashboard"
      data-foot-bar
      className="sticky bottom-(--call-bar) flex justify-around border-white/12 bg-ink p-2 max-md:border-t md:static md:flex-col md:justify-start md:gap-1 md:border-r"
    >
      {RAIL.map(({ label, icon }) => (
        <button key={label} type="button" aria-label={label} title={label} className={ICON_BUTTON}>
          <Icon of={icon} />
        </button>
      ))}
    </nav>
  )
}
