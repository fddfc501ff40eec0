import type { Agency } from '#domain/agency/agency.ts'

interface ManifestIcon {
  address: string
  pixels: number
  maskable: boolean
}

/** The web app manifest of an agency (W3C): its name and icons; the rest is public/site.webmanifest's. */
export const webManifest = ({ name, areaName }: Agency, icons: readonly ManifestIcon[]): string =>
  JSON.stringify({
    name,
    short_name: name,
    description: `Homes for sale and for rent in ${areaName}`,
    lang: 'en-US',
    categories: ['lifestyle', 'shopping'],
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: icons.map(({ address, pixels, maskable }) => ({
      src: address.slice(1),
      type: 'image/png',
      sizes: `${pixels}x${pixels}`,
      ...(maskable && { purpose: 'maskable' }),
    })),
    shortcuts: [
      { name: 'Listings', url: 'listings' },
      { name: 'Map', url: 'map' },
      { name: 'Favorites', url: 'favorites' },
    ],
  })
