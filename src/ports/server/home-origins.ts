/** Where the homes on the site come from. */
export interface HomeOrigins {
  /** How many sample homes there are. */
  samples: number
  /** Whether there are homes of feeds. */
  imported: boolean
}

/** Counts them. Throws what the database throws. */
export type ReadHomeOrigins = () => Promise<HomeOrigins>

/** The sample homes that visitors see. Reads nothing. */
export interface SampleWatch {
  /** How many there are. */
  shown(): number
  /** Whether pages have to say that they are imaginary, because something beside them is real. */
  isBesideReal(): boolean
}
