import type { Tier } from './tier.ts'

/** Invented chains: no hotel anywhere carries one of these names that we know of. */
export const hotelBrands: Readonly<Record<Tier, readonly string[]>> = {
  modest: ['Nookery', 'Pillowbox', 'Roomstead', 'Dunmarra Go', 'Zwijn & Co', 'Tramstop'],
  middle: [
    'Aldervane',
    'Corvenna',
    'Hollenby',
    'Kestermark',
    'Ombrelle & Rue',
    'Fennimar',
    'Tessarin',
    'Wendelow',
  ],
  grand: ['Galdora', 'Istrava', 'Marquess & Vane', 'Lumenor', 'Brisolle', 'Serafeld'],
}
