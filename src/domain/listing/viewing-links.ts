/** What can be looked at elsewhere. All addresses are https. */
export interface ViewingLinks {
  virtualTour: string | null
  floorPlans: FloorPlan[]
}

/** A drawing or a document. */
export interface FloorPlan {
  url: string
  /** Such as 'First floor'; empty if unknown. */
  caption: string
}

export const NO_LINKS: ViewingLinks = { virtualTour: null, floorPlans: [] }
