import { Map as MapSheet } from 'lucide'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'

interface ShowMapProps {
  open: boolean
  onOpen: () => void
  onClose: () => void
  map: ReactNode
  list: ReactNode
  total: number | undefined
}

const loadFullScreenMap = () => import('./full-screen-map.lazy.tsx').then((file) => file.FullScreenMap)

/** Where the screen shows the list alone (M-02): the button that opens the map in full screen, and that map. */
export function ShowMap({ onOpen, ...map }: ShowMapProps) {
  const { Component: FullScreenMap, request } = useLazyComponent(loadFullScreenMap)
  const load = useEffectEvent(async () => {
    if (await request()) return
    map.onClose()
    notify({ title: 'We couldn’t open the map', description: 'Please try again.', tone: 'destructive' })
  })
  useEffect(() => {
    if (map.open) void load()
  }, [map.open])
  return (
    <>
      <Button
        data-foot-bar
        onClick={onOpen}
        className="sticky bottom-[calc(var(--call-bar)+1rem)] z-5 order-last my-4 self-center rounded-full! shadow-lifted md:hidden noscript:hidden low:static low:order-none print:hidden"
      >
        <Icon of={MapSheet} size={18} />
        Show map
      </Button>
      {FullScreenMap && <FullScreenMap {...map} />}
    </>
  )
}
