import type { AgentSite } from '#agent/agent-context.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { ProviderStatus } from '#domain/voice/provider-status.ts'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import type { VoiceCall, VoiceCalls, VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { VoiceSettings } from '#ports/browser/voice-settings.ts'
import { callControls } from './call-controls.ts'
import { followCall } from './follow-call.ts'
import { leaveRoom, ownTracks } from './leave-room.ts'
import { openMicrophone } from './microphone.ts'
import { providerProblem, responseProblem } from './provider-problem.ts'
import { pollStatus } from './status-poll.ts'
import { createTranscript } from './transcript.ts'
import type { Vapi } from './vapi-sdk.lazy.ts'

/** Time limit for making a call, and again for the agent to join its room. */
const SETUP_TIMEOUT_MS = 20_000

type Started = Awaited<ReturnType<VoiceCalls['start']>>

export interface ProviderCallParts {
  provider: NonNullable<VoiceSettings['provider']>
  /** To show what the agent found. */
  site: AgentSite
  onEvent: (event: VoiceEvent) => void
  /** The home the visitor asks about. */
  home: ListingSummary | null
}

/** One call with the provider, from its start until everything is released. */
export class ProviderCall {
  /** Resolves when the call has released everything. */
  readonly gone: Promise<void>
  #phase: 'setting-up' | 'active' | 'over' = 'setting-up'
  #vapi: Vapi | null = null
  #call: VoiceCall | null = null
  #microphone: () => ReadonlySet<MediaStreamTrack> = () => new Set()
  /** The known reason of a failed start. */
  #reason: VoiceProblem | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Events from before the start was answered; null afterwards. */
  #early: VoiceEvent[] | null = []
  readonly #setUp = new AbortController()
  readonly #end = new AbortController()
  readonly #answer = Promise.withResolvers<Started>()
  readonly #left = Promise.withResolvers<void>()
  readonly #transcript = createTranscript()
  readonly #parts: ProviderCallParts

  constructor(parts: ProviderCallParts, signal: AbortSignal) {
    this.#parts = parts
    // `end` reports a failure to leave.
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
    this.#startTimer()
    // The SDK throws what it refuses itself; later failures are 'error' events and a null answer.
    const webCall = await vapi.start(this.#parts.provider.assistantId)
    closeMicrophone()
    if (webCall === null) this.#fail(this.#reason ?? { kind: 'unknown', detail: 'The call didn’t start.' })
    else if (this.#phase === 'setting-up') this.#startTimer()
  }

  async #fetchSdk() {
    try {
      return await import('./vapi-sdk.lazy.ts')
    } catch (error) {
      this.#withoutClient({ kind: 'not-loaded', detail: String(error) })
      return null
    }
  }

  #makeClient({ createVapi }: typeof import('./vapi-sdk.lazy.ts')): Vapi | null {
    try {
      this.#vapi = createVapi(this.#parts.provider.publicKey, this.#parts.provider.apiUrl)
    } catch (error) {
      this.#withoutClient({ kind: 'no-client', detail: String(error) })
      return null
    }
    const vapi = this.#vapi
    this.#microphone = ownTracks(vapi)
    // The throw keeps an ended call from joining its room: the SDK goes on after `stop()`.
    vapi.on('call-start-progress', ({ stage, status, metadata }) => {
      if (this.isOver) throw new Error('The call is over.')
      if (stage === 'web-call-creation' && status === 'completed') this.#onCallCreated(String(metadata?.['callId']))
    })
    vapi.on('call-start', () => {
      this.#activate()
      // Only now is there a room to say it in: the status may make the call active before.
      if (this.#parts.home) this.#call?.turnTo(this.#parts.home)
    })
    vapi.on('message', (message: { type?: unknown } | null) => {
      if (message?.type === 'tool-calls') void this.#show(message)
    })
    followCall(vapi, this.#transcript, {
      tell: (event) => this.#tell(event),
      noteReason: (problem) => {
        if (this.#reason === null || this.#reason.kind === 'unknown') this.#reason = problem
      },
      failed: (problem) => this.#fail(problem),
      left: (reason) => this.#leftByOthers(reason),
      isSetUp: () => this.#phase === 'active',
    })
    return vapi
  }

  /** Reports a client that can't be created, to the console as well (V-08). */
  #withoutClient(problem: VoiceProblem): void {
    // oxlint-disable-next-line no-console -- for the operator
    console.error('Vapi client not initialized', problem.detail)
    this.#fail(problem)
  }

  /** The provider made the call; the SDK joins its room next. */
  #onCallCreated(callId: string): void {
    clearTimeout(this.#timer)
    if (this.#parts.provider.status) void pollStatus(callId, this.#setUp.signal, (status) => this.#follow(status))
  }

  /** Follows the provider's status during set-up (V-06). */
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
    clearTimeout(this.#timer)
    this.#call = this.#callOf(this.#vapi)
    this.#answer.resolve({ call: this.#call })
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
      const { shownBy } = await import('./shown-tools.lazy.ts')
      const found = await shownBy(message, this.#parts.site, this.#end.signal)
      for (const shown of found) this.#tell({ type: 'shown', shown })
    } catch {
      // The agent still says what it found.
    }
  }

  #startTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => this.#fail({ kind: 'too-slow', detail: `No response in ${SETUP_TIMEOUT_MS} ms.` }),
      SETUP_TIMEOUT_MS,
    )
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

  /** Ends the call and releases everything, once. */
  #finish(answer: Started): void {
    if (this.isOver) return
    this.#phase = 'over'
    clearTimeout(this.#timer)
    this.#setUp.abort()
    this.#end.abort()
    this.#answer.resolve(answer)
    if (this.#vapi) leaveRoom(this.#vapi, this.#microphone).then(this.#left.resolve, this.#left.reject)
    else this.#left.resolve()
  }
}
