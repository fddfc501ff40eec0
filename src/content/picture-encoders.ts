/**
 * Encoder settings of all pictures: for each format the lowest quality at which clapboard and foliage stay clean at card size;
 * JPEG is for browsers without AVIF. AVIF effort 2 takes half the time of 3 for files 3 % larger, and an eighth of the
 * time of 4.
 */
export const ENCODERS = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  jpg: { quality: 75, mozjpeg: true },
} as const
