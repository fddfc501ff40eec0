/** The four main links of header, menu and footer. */
export const MAIN_LINKS = [
  { to: '/', label: 'Home', exact: true },
  { to: '/listings', label: 'Listings', exact: false },
  { to: '/map', label: 'Map', exact: false },
  { to: '/favorites', label: 'Favorites', exact: false },
] as const
