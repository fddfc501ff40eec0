import { Layers as LayersIcon } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { MapView } from '#ports/browser/map-view.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import type { AmountChoice } from './amount-toggle.tsx'
import { keepLayerChoice, layerCount, readLayerChoice } from './layer-choice.ts'

interface LayersControlProps {
  setLayers: NonNullable<MapView['setLayers']>
  figures: HomeFiguresGateway
  amount: AmountChoice | null
}

const loadLayers = () => import('./layers.lazy.tsx').then((file) => file.Layers)

/** The button that opens the map's layers, in the corner above the zoom buttons. The layers chosen in this tab return with the map. */
export function LayersControl({ setLayers, figures, amount }: LayersControlProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [choice, setChoice] = useState(readLayerChoice)
  const [open, setOpen] = useState(false)
  const { Component: Layers, request } = useLazyComponent(loadLayers)
  const count = layerCount(choice)
  const restore = useEffectEvent(() => void (count > 0 && request()))
  useEffect(() => restore(), [])
  const show = async () => {
    if (await request()) setOpen(true)
    else notify({ title: 'We couldn’t open the layers', description: 'Please try again.', tone: 'destructive' })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={() => void (open ? setOpen(false) : show())}
        className="absolute right-3 bottom-[calc(var(--map-foot,0px)+7.125rem)] z-4 flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm bg-surface px-3 text-sm font-semibold shadow-lifted -outline-offset-2 hover:bg-sand print:hidden forced-colors:border"
      >
        <Icon of={LayersIcon} size={17} />
        Layers
        {count > 0 && (
          <span className="rounded-full bg-indigo px-1.5 text-xs text-white tabular-nums">
            {count}
            <span className="sr-only"> on</span>
          </span>
        )}
      </button>
      {Layers && (
        <Layers
          open={open}
          setLayers={setLayers}
          figures={figures}
          choice={choice}
          onChoose={(next) => {
            setChoice(next)
            keepLayerChoice(next)
          }}
          amount={amount}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
