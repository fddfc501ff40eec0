import { useId, useState, type KeyboardEvent } from 'react'
import type { StationKind } from '#domain/commute/station.ts'
import { timetableName } from '#domain/commute/timetable-name.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import { LAYER_COLORS, type MapView } from '#ports/browser/map-view.ts'
import { Button } from '#ui/primitives/button.tsx'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Checkbox } from '#ui/primitives/field.tsx'
import { AmountToggle, type AmountChoice } from './amount-toggle.tsx'
import { withStations, type LayerChoice } from './layer-choice.ts'
import { TaxLegend, TaxSource } from './tax-legend.tsx'
import { TaxTableDialog } from './tax-table.tsx'
import { useLayers } from './use-layers.ts'

interface LayersProps {
  open: boolean
  setLayers: NonNullable<MapView['setLayers']>
  figures: HomeFiguresGateway
  choice: LayerChoice
  onChoose: (choice: LayerChoice) => void
  amount: AmountChoice | null
  onClose: () => void
}

const KINDS: readonly (readonly [StationKind, string])[] = [
  ['rail', 'Trains'],
  ['light-rail', 'Light rail'],
  ['path', 'PATH'],
]

const NOTE = 'text-xs text-ink-soft'

/** The panel covers the button that opens it: the focus goes along, and its keys with it. */
const focusPanel = (panel: HTMLElement | null) => panel?.focus()

/** The map's layers: what the chosen ones show, their panel, and the legend that stays while it is closed. */
export function Layers({ open, setLayers, figures, choice, onChoose, amount, onClose }: LayersProps) {
  const titleId = useId()
  const [table, setTable] = useState(false)
  const { timetable, taxes, failed, retry } = useLayers(setLayers, choice, figures)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || table) return
    // In full screen the key would close the map, too.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <>
      {choice.tax && !open && (
        <div className="pointer-events-none absolute bottom-[calc(var(--map-foot,0px)+3rem)] left-3 z-3 w-44 rounded-sm bg-surface/95 md:w-52 px-3 pt-2 pb-2.5 shadow-lifted md:bottom-9 forced-colors:border">
          <TaxLegend year={taxes?.asOf} compact />
        </div>
      )}
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the controls in it take the key, too
        <section
          ref={focusPanel}
          tabIndex={-1}
          aria-labelledby={titleId}
          onKeyDown={onKeyDown}
          className="absolute inset-x-0 bottom-0 z-8 flex outline-none max-h-[60%] flex-col rounded-t-lg bg-surface shadow-lifted md:inset-x-auto md:right-4 md:bottom-4 md:max-h-[calc(100%-6rem)] md:w-88 md:rounded-lg print:hidden forced-colors:border"
        >
          <h2 id={titleId} className="display border-b border-line px-5 py-3.5 text-lg">
            Layers
          </h2>
          <CloseButton label="Close the layers" onClose={onClose} />
          <div className="flex flex-col gap-5 overflow-y-auto px-5 py-4">
            <fieldset>
              <legend className="text-sm font-semibold">Stations and lines</legend>
              <div className="mt-1 flex flex-wrap gap-x-5">
                {KINDS.map(([kind, words]) => (
                  <Checkbox
                    key={kind}
                    checked={choice.stations.includes(kind)}
                    onChange={(event) => onChoose(withStations(choice, kind, event.currentTarget.checked))}
                    className="text-sm"
                  >
                    <span
                      className="mr-1.5 inline-block h-1 w-4 rounded-full align-middle forced-color-adjust-none"
                      style={{ background: LAYER_COLORS.stations[kind] }}
                    />
                    {words}
                  </Checkbox>
                ))}
              </div>
              <p className={NOTE}>
                Stations: NJ TRANSIT and PATH{timetable && `, ${timetableName(timetable)}`}. Lines: OpenStreetMap,
                December 2022.
              </p>
            </fieldset>
            <fieldset>
              <legend className="text-sm font-semibold">Towns</legend>
              <Checkbox
                checked={choice.tax}
                onChange={(event) => onChoose({ ...choice, tax: event.currentTarget.checked })}
                className="mt-1 text-sm"
              >
                Property tax rate
              </Checkbox>
              {choice.tax && (
                <div className="mt-1 flex flex-col items-start gap-2">
                  <TaxLegend year={taxes?.asOf} />
                  {taxes && <TaxSource taxes={taxes} />}
                  <Button tone="secondary" size="small" disabled={!taxes} onClick={() => setTable(true)}>
                    Rates for all towns
                  </Button>
                </div>
              )}
            </fieldset>
            {amount && (
              <div>
                <p className="mb-2 text-sm font-semibold">Show on the map and list</p>
                <AmountToggle shown={amount.shown} onShow={amount.onShow} />
                <p className={`mt-2 ${NOTE}`}>
                  The monthly cost is an estimate that uses your numbers. Edit them below the list.
                </p>
              </div>
            )}
            {failed && (
              <div role="alert" className="flex items-center justify-between gap-3 text-sm">
                <p>We couldn’t load a layer.</p>
                <Button tone="secondary" size="small" onClick={retry}>
                  Try again
                </Button>
              </div>
            )}
          </div>
        </section>
      )}
      {taxes && <TaxTableDialog open={table} taxes={taxes} onClose={() => setTable(false)} />}
    </>
  )
}
