type Handler = (...values: unknown[]) => void

let listening = 0
/** How many listeners objects of the API have: none after the last map is gone. */
export const listenerCount = (): number => listening

/** What of `MVCObject` has to do with events: `addListener`, and listeners that take themselves off. */
export class Eventful {
  private readonly handlers = new Map<string, Set<Handler>>()
  private readonly known: readonly string[]

  constructor(known: readonly string[]) {
    this.known = known
  }

  addListener(name: string, handler: Handler): google.maps.MapsEventListener {
    if (!this.known.includes(name)) throw new Error(`there is no event '${name}'`)
    if (typeof handler !== 'function') throw new Error(`the listener of '${name}' is no function`)
    const handlers = this.handlers.get(name) ?? new Set()
    this.handlers.set(name, handlers.add(handler))
    listening++
    return {
      remove: () => {
        if (handlers.delete(handler)) listening--
      },
    }
  }

  protected emit(name: string, ...values: unknown[]): void {
    for (const handler of this.handlers.get(name) ?? []) handler(...values)
  }

  /** For `event.clearInstanceListeners`. */
  dropListeners(): void {
    for (const handlers of this.handlers.values()) {
      listening -= handlers.size
      handlers.clear()
    }
  }
}

/** `google.maps.event`. */
export const event = {
  addListener: (target: Eventful, name: string, handler: Handler) => target.addListener(name, handler),
  clearInstanceListeners: (target: Eventful) => target.dropListeners(),
}
