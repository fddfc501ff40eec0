import { useEffect } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { notify } from '#ui/primitives/toast.ts'

/** What the site's operator can do about it (M-07). */
const STEPS = [
  'Open the Google Cloud Console',
  'Select your project',
  'Enable the Maps JavaScript API',
  'Enable billing for the project',
  'Ensure the API restrictions allow this domain',
]

/** Replaces the provider's map when it fails (M-07) and offers the built-in map. */
export function ProviderFailure({ onUseBuiltIn }: { onUseBuiltIn: () => void }) {
  useEffect(() => {
    notify({
      title: 'Error loading map',
      description: 'Failed to load Google Maps components',
      tone: 'destructive',
    })
  }, [])
  return (
    <div className="absolute inset-0 z-6 overflow-y-auto bg-sand">
      <div className="grid min-h-full place-items-center p-6">
        <div role="alert" className="max-w-[30rem] rounded-lg bg-surface p-8">
          <p className="display text-xl">Map Loading Error</p>
          <p className="mt-2 text-ink-soft">
            Failed to load Google Maps components. Please check your internet connection.
          </p>
          <Button className="mt-5" onClick={onUseBuiltIn}>
            Use the built-in map
          </Button>
          <div className="mt-6 border-t border-line pt-5 text-sm">
            <p className="font-semibold">If you run this site and the problem continues:</p>
            <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-ink-soft marker:tabular-nums">
              {STEPS.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </div>
  )
}
