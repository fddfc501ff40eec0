/** The four main links, as the header, the menu and the footer show them. */
export const MAIN_LINKS = [
  { to: '/', label: 'Home', exact: true },
  { to: '/listings', label: 'Listings', exact: false },
  { to: '/map', label: 'Map', exact: false },
  { to: '/favorites', label: 'Favorites', exact: false },
] as const
