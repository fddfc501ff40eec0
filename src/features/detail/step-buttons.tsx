import { ChevronLeft, ChevronRight } from 'lucide'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

/** Previous and Next, at the sides of a picture (D-03). */
export function StepButtons({ onStep }: { onStep: (by: -1 | 1) => void }) {
  return (
    <>
      <div className="absolute top-1/2 left-3 -translate-y-1/2">
        <IconButton
          label="Previous picture"
          tone="onPhoto"
          icon={<Icon of={ChevronLeft} size={22} strokeWidth={1.75} />}
          onClick={() => onStep(-1)}
        />
      </div>
      <div className="absolute top-1/2 right-3 -translate-y-1/2">
        <IconButton
          label="Next picture"
          tone="onPhoto"
          icon={<Icon of={ChevronRight} size={22} strokeWidth={1.75} />}
          onClick={() => onStep(1)}
        />
      </div>
    </>
  )
}
