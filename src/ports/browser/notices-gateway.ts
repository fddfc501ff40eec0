import type { Result } from '#domain/result.ts'

/** A browser that gets notifications of updates. */
export interface NotifiedDevice {
  id: string
  /** 'Firefox on Windows'. */
  device: string
  /** Whether it is this one. */
  current: boolean
}

/** Of an account, as the site’s API tells them. */
export interface UpdateDevices {
  /** The public key that browsers subscribe with; null where the site has no service worker to show notifications. */
  siteKey: string | null
  devices: NotifiedDevice[]
}

export interface Notices {
  /** 'none' where this browser, or the site, has no notifications; 'denied' where the visitor has blocked the site's. */
  support: 'none' | 'denied' | 'ready'
  /** Of the account. */
  devices: NotifiedDevice[]
}

/** Notifications of updates, on the devices where somebody is signed in. */
export interface NoticesGateway {
  /** Never asks for permission. 'unauthorized' where nobody is signed in. */
  read(): Promise<Result<Notices>>
  /** Asks the visitor for permission, and turns them on in this browser. To be called at a click. */
  turnOn(): Promise<Result<Notices>>
  /** Turns them off on one of the account's devices. */
  turnOff(id: string): Promise<Result<Notices>>
}
