/** In the place of the provider's map when it can't be had (M-07); the built-in map is one click away. */
export function ProviderFailure({ onUseBuiltIn }: { onUseBuiltIn: () => void }) {
  return (
    <button type="button" onClick={onUseBuiltIn}>
      Use the built-in map
    </button>
  )
}
