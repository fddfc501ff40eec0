/** Font families of map.css; MapLibre derives the weight from the name. */
export const MEDIUM = ['Map Medium']
export const SEMIBOLD = ['Map Semibold']
