import type { Tier } from './tier.ts'

/** Invented chains; no known hotel has one of these names. */
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
