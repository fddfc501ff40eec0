import type { Ref } from 'react'
import type { MapPosition, MapView } from '#ports/browser/map-view.ts'
import type { PlaceGateway } from '#ports/browser/place-gateway.ts'
import type { AreaDraft } from './area-draft.ts'
import { DrawingPanel } from './drawing-panel.tsx'
import { HomesUnavailable } from './map-messages.tsx'
import { MapTools } from './map-tools.tsx'
import { PlaceSearch, ProviderPlaceSearch } from './place-search.tsx'
import { RadiusChoice } from './radius-choice.tsx'
import type { Drawing } from './use-drawing.ts'
import type { MapPageSearch } from './use-map-search.ts'
import type { PlaceSearchUse } from './use-place-search.ts'

interface MapControlsProps {
  view: MapView
  search: MapPageSearch
  position: MapPosition | null
  draft: AreaDraft | null
  drawing: Drawing
  places: PlaceGateway
  place: PlaceSearchUse
  /** The element that covers the map's top. */
  tools: Ref<HTMLDivElement>
  onDraw: () => void
  /** The homes of the view could not be loaded. */
  failed: boolean
  onRetry: () => void
}

/** What lies over the map's top: its tools, or the panel of a drawing, and what there is to say. */
export function MapControls({ view, search, position, draft, drawing, place, tools, ...props }: MapControlsProps) {
  const { filters, follow } = search.state.wanted
  return (
    <div
      ref={tools}
      className="pointer-events-none absolute inset-x-3 top-3 z-7 flex flex-col items-start gap-2 *:pointer-events-auto md:inset-x-4 md:top-4"
    >
      {draft ? (
        <DrawingPanel draft={draft} onUndo={drawing.undo} onDone={drawing.finish} onCancel={drawing.cancel} />
      ) : (
        <MapTools
          filters={filters}
          follow={follow}
          drawn={drawing.drawn}
          onDraw={props.onDraw}
          onChoose={search.choose}
          onFollow={(next) => search.follow(next, position?.bounds ?? null)}
        >
          {view.placeSearch ? (
            <ProviderPlaceSearch placeSearch={view.placeSearch} onPlace={place.showFound} />
          ) : (
            <PlaceSearch
              places={props.places}
              view={position?.bounds ?? null}
              onChoose={(chosen) => void place.showPlace(chosen)}
              onClear={place.clear}
            />
          )}
        </MapTools>
      )}
      {place.center && !draft && (
        <RadiusChoice
          place={place.center}
          area={filters.area}
          onChoose={(area) => {
            search.choose({ ...filters, area })
            if (area) place.showArea(area)
          }}
        />
      )}
      {props.failed && <HomesUnavailable onRetry={props.onRetry} />}
    </div>
  )
}
