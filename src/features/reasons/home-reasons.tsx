import { useEffect, useState } from 'react'
import { retriedLoad } from '#ui/primitives/retried-load.ts'
import type { ReasonLineProps } from './reason-line.lazy.tsx'
import { hasKeptWishes } from './wishes-script.ts'
import './home-reasons.css'

export interface HomeReasonsProps extends ReasonLineProps {
  className?: string
}

const loadLine = async () => (await import('./reason-line.lazy.tsx')).ReasonLine

/** What a home meets of the wishes kept on the device, and by how much it misses. Without any it takes no room. */
export function HomeReasons({ className = '', ...props }: HomeReasonsProps) {
  const [Line, setLine] = useState<Awaited<ReturnType<typeof loadLine>> | null>(null)
  useEffect(() => {
    if (hasKeptWishes()) void retriedLoad(loadLine).then((loaded) => setLine(() => loaded))
  }, [])
  return <div className={`home-reasons ${className}`}>{Line && <Line {...props} />}</div>
}
