/** The operator's file of vector tiles. */
export interface MapTiles {
  /** As the file is now. `version` changes when it is replaced. Throws if it can't be read. */
  stat(): Promise<{ size: number; version: string }>
  /** The bytes from `first` to `last`, both included. */
  read(first: number, last: number): ReadableStream<Uint8Array>
}
