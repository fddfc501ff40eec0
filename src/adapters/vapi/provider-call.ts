import type { ProviderStatus } from '#domain/voice/provider-status.ts'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import type { Gateways } from '#ports/browser/gateways.ts'
import type { VoiceCall, VoiceCalls, VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { VoiceSettings } from '#ports/browser/voice-settings.ts'
import { callControls } from './call-controls.ts'
import { followCall } from './follow-call.ts'
import { leaveRoom, ownTracks } from './leave-room.ts'
import { openMicrophone } from './microphone.ts'
import { providerProblem, responseProblem } from './provider-problem.ts'
import { pollStatus } from './status-poll.ts'
import { createTranscript } from './transcript.ts'
import type { Vapi } from './vapi-sdk.ts'

/** How long the provider may take to make a call, and then its agent to answer in the room, ms. */
const TIMEOUT = 20_000

type Started = Awaited<ReturnType<VoiceCalls['start']>>

export interface ProviderCallParts {
  provider: NonNullable<VoiceSettings['provider']>
  /** For what the agent has found, to be shown. */
  gateways: Gateways
  onEvent: (event: VoiceEvent) => void
}

/** One call with the provider, from its start to the moment nothing is left of it. */
export class ProviderCall {
  /** When nothing is left of it. */
  readonly gone: Promise<void>
  #phase: 'setting-up' | 'active' | 'over' = 'setting-up'
  #vapi: Vapi | null = null
  #microphone: () => ReadonlySet<MediaStreamTrack> = () => new Set()
  /** Why it can't start, as far as it is known. */
  #reason: VoiceProblem | null = null
  #patience: ReturnType<typeof setTimeout> | undefined
  /** Told before the start was answered; null from then on. */
  #early: VoiceEvent[] | null = []
  readonly #setUp = new AbortController()
  readonly #end = new AbortController()
  readonly #answer = Promise.withResolvers<Started>()
  readonly #left = Promise.withResolvers<void>()
  readonly #transcript = createTranscript()
  readonly #parts: ProviderCallParts

  constructor(parts: ProviderCallParts, signal: AbortSignal) {
    this.#parts = parts
    // Whoever ends the call is told that it could not be left.
    this.gone = this.#left.promise.catch(() => {})
    if (signal.aborted) this.#finish(null)
    else signal.addEventListener('abort', () => this.#endByVisitor(), { once: true })
  }

  get isOver(): boolean {
    return this.#phase === 'over'
  }

  start(): Promise<Started> {
    void this.#begin().catch((error: unknown) => this.#fail(this.#reason ?? providerProblem(error)))
    return this.#answer.promise
  }

  async #begin(): Promise<void> {
    const { signal } = this.#end
    const sdk = await this.#fetchSdk()
    if (!sdk || this.isOver) return
    const closeMicrophone = await openMicrophone(signal)
    if (this.isOver) return
    const vapi = this.#makeClient(sdk)
    if (!vapi) return
    sdk.watchWebCall(signal, ({ status, error }) => (this.#reason = responseProblem(status, error)))
    this.#beSlowAtMost()
    // The SDK throws what it refuses itself; what fails later it tells as errors, and answers null.
    const webCall = await vapi.start(this.#parts.provider.assistantId)
    closeMicrophone()
    if (webCall === null) this.#fail(this.#reason ?? { kind: 'unknown', detail: 'The call did not start.' })
    else if (this.#phase === 'setting-up') this.#beSlowAtMost()
  }

  async #fetchSdk() {
    try {
      return await import('./vapi-sdk.ts')
    } catch (error) {
      this.#withoutClient({ kind: 'not-loaded', detail: String(error) })
      return null
    }
  }

  #makeClient({ createVapi }: typeof import('./vapi-sdk.ts')): Vapi | null {
    try {
      this.#vapi = createVapi(this.#parts.provider.publicKey, this.#parts.provider.apiUrl)
    } catch (error) {
      this.#withoutClient({ kind: 'no-client', detail: String(error) })
      return null
    }
    const vapi = this.#vapi
    this.#microphone = ownTracks(vapi)
    // Thrown here, this keeps a call that was ended from joining its room: the SDK goes on after `stop()`.
    vapi.on('call-start-progress', ({ stage, status, metadata }) => {
      if (this.isOver) throw new Error('The call is over.')
      if (stage === 'web-call-creation' && status === 'completed') this.#made(String(metadata?.['callId']))
    })
    vapi.on('call-start', () => this.#activate())
    vapi.on('message', (message: { type?: unknown } | null) => {
      if (message?.type === 'tool-calls') void this.#show(message)
    })
    followCall(vapi, this.#transcript, {
      tell: (event) => this.#tell(event),
      learnt: (problem) => {
        if (this.#reason === null || this.#reason.kind === 'unknown') this.#reason = problem
      },
      failed: (problem) => this.#fail(problem),
      left: (reason) => this.#leftByOthers(reason),
      isSetUp: () => this.#phase === 'active',
    })
    return vapi
  }

  /** V-08. */
  #withoutClient(problem: VoiceProblem): void {
    // oxlint-disable-next-line no-console -- where whoever runs the site looks for it
    console.error('Vapi client not initialized', problem.detail)
    this.#fail(problem)
  }

  /** The provider has made the call; its room is to be joined. */
  #made(callId: string): void {
    clearTimeout(this.#patience)
    if (this.#parts.provider.status) void pollStatus(callId, this.#setUp.signal, (status) => this.#follow(status))
  }

  /** V-06. */
  #follow(status: ProviderStatus): void {
    if (status === 'in_progress') this.#activate()
    else if (status === 'ended') this.#fail({ kind: 'ejected', detail: 'The provider has ended the call.' })
    else if (status === 'error')
      this.#fail({ kind: 'provider-failed', detail: 'The provider says that the call failed.' })
  }

  #activate(): void {
    if (this.#phase !== 'setting-up' || !this.#vapi) return
    this.#phase = 'active'
    this.#setUp.abort()
    clearTimeout(this.#patience)
    this.#answer.resolve({ call: this.#callOf(this.#vapi) })
    setTimeout(() => {
      const early = this.#early ?? []
      this.#early = null
      for (const event of early) this.#parts.onEvent(event)
    })
  }

  #callOf(vapi: Vapi): VoiceCall {
    const controls = callControls(vapi, this.#transcript, (event) => this.#tell(event))
    return Object.assign(controls, {
      end: () => {
        this.#endByVisitor()
        return this.#left.promise
      },
    })
  }

  #endByVisitor(): void {
    this.#early = null
    this.#finish(null)
  }

  async #show(message: object): Promise<void> {
    try {
      const { shownBy } = await import('./shown-tools.ts')
      const found = await shownBy(message, this.#parts.gateways, this.#end.signal)
      for (const shown of found) this.#tell({ type: 'shown', shown })
    } catch {
      // The agent still says what it has found.
    }
  }

  #beSlowAtMost(): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#fail({ kind: 'too-slow', detail: `No answer in ${TIMEOUT} ms.` }), TIMEOUT)
  }

  #tell(event: VoiceEvent): void {
    if (this.#phase !== 'active') return
    if (this.#early) this.#early.push(event)
    else this.#parts.onEvent(event)
  }

  #fail(problem: VoiceProblem): void {
    this.#tell({ type: 'failed', problem })
    this.#finish({ problem })
  }

  #leftByOthers(reason: string): void {
    this.#tell({ type: 'left', reason })
    this.#finish({ problem: { kind: 'ejected', detail: reason } })
  }

  /** Ends whatever there is of the call; only the first time. */
  #finish(answer: Started): void {
    if (this.isOver) return
    this.#phase = 'over'
    clearTimeout(this.#patience)
    this.#setUp.abort()
    this.#end.abort()
    this.#answer.resolve(answer)
    if (this.#vapi) leaveRoom(this.#vapi, this.#microphone).then(this.#left.resolve, this.#left.reject)
    else this.#left.resolve()
  }
}
