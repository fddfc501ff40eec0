import type { Encoding } from '#ports/server/picture-download.ts'

/** What the encoder's process is sent, and what it answers. */
export interface EncodeRequest {
  id: number
  bytes: Uint8Array
}
export interface EncodeAnswer {
  id: number
  encoding: Encoding
}
