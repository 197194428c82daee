import { inAreas } from './area.ts'

/** Countries whose towns usually have an old centre. */
export const oldTownCountries: ReadonlySet<string> = new Set(
  (
    'AD AL AM AT BA BE BG CH CY CZ DE DK EE ES FR GB GE GR HR HU IE IT LI LT LU LV MA MC ME MK MT NL NO PL PT RO RS ' +
    'SE SI SK SM TN TR UZ VA XK YE'
  ).split(' '),
)

/** Old centres in countries where they are the exception. */
export const hasKnownOldTown = inAreas(
  'circles',
  `
  31.78 35.22 3 Jerusalem
  32.93 35.07 3 Acre
  30.05 31.26 3 Cairo
  33.51 36.3 3 Damascus
  21.49 39.18 3 Jeddah
  -6.16 39.19 3 Zanzibar
  -4.05 39.67 3 Mombasa
  14.69 -17.44 3 Dakar
  10.42 -75.55 3 Cartagena
  4.6 -74.08 3 Bogota
  -0.22 -78.51 4 Quito
  -2.9 -79.0 3 Cuenca
  -13.52 -71.98 4 Cusco
  -16.4 -71.54 3 Arequipa
  -12.05 -77.04 3 Lima
  -19.03 -65.26 3 Sucre
  -12.97 -38.51 4 Salvador
  -23.22 -44.71 3 Paraty
  -20.39 -43.5 4 Ouro Preto
  -8.01 -34.85 4 Olinda
  -34.47 -57.85 3 Colonia
  -24.78 -65.41 3 Salta
  -33.05 -71.62 3 Valparaiso
  23.13 -82.38 5 Havana
  21.8 -79.98 3 Trinidad
  18.47 -69.9 4 Santo Domingo
  18.46 -66.11 3 San Juan
  8.95 -79.54 3 Panama
  14.56 -90.73 4 Antigua Guatemala
  11.93 -85.95 3 Granada
  19.43 -99.13 5 Mexico City
  21.02 -101.26 4 Guanajuato
  20.91 -100.74 4 San Miguel de Allende
  20.97 -89.62 4 Merida
  17.07 -96.72 4 Oaxaca
  16.74 -92.64 3 San Cristobal
  19.04 -98.2 4 Puebla
  46.81 -71.22 4 Quebec
  45.5 -73.56 3 Montreal
  29.95 -90.07 3 New Orleans
  32.78 -79.93 3 Charleston
  32.08 -81.09 3 Savannah
  29.89 -81.31 3 Saint Augustine
  35.69 -105.94 3 Santa Fe
  42.36 -71.06 2 Boston
  35.01 135.77 6 Kyoto
  36.15 137.25 3 Takayama
  36.56 136.66 3 Kanazawa
  34.69 135.83 4 Nara
  37.57 126.98 3 Seoul
  35.84 127.13 3 Jeonju
  39.9 116.4 5 Beijing
  26.87 100.23 3 Lijiang
  34.26 108.94 4 Xi'an
  31.3 120.62 4 Suzhou
  22.19 113.55 3 Macau
  15.88 108.33 3 Hoi An
  16.46 107.6 3 Hue
  21.03 105.85 3 Hanoi
  19.89 102.14 3 Luang Prabang
  18.79 98.99 3 Chiang Mai
  5.41 100.34 4 George Town
  2.2 102.25 3 Melaka
  1.29 103.85 3 Singapore
  -7.8 110.37 3 Yogyakarta
  17.57 120.39 3 Vigan
  6.03 80.22 3 Galle
  27.71 85.32 4 Kathmandu
  26.92 75.82 5 Jaipur
  24.58 73.68 4 Udaipur
  26.3 73.02 4 Jodhpur
  26.91 70.91 4 Jaisalmer
  25.32 83.0 4 Varanasi
  28.65 77.23 4 Delhi
  9.97 76.24 3 Kochi
  32.65 51.67 4 Isfahan
  29.61 52.53 4 Shiraz
  40.37 49.83 3 Baku
`,
)

/** European cities known for their towers; elsewhere size decides. */
export const hasKnownSkyline = inAreas(
  'circles',
  `
  51.51 -0.08 7 London
  48.89 2.24 4 La Defense
  50.11 8.68 5 Frankfurt
  51.92 4.48 5 Rotterdam
  52.23 21.0 5 Warsaw
  55.75 37.54 9 Moscow
  41.08 29.01 10 Istanbul
  45.46 9.19 4 Milan
  40.48 -3.69 4 Madrid
  32.07 34.78 4 Tel Aviv
  40.37 49.83 5 Baku
  38.53 -0.13 3 Benidorm
  43.74 7.42 2 Monaco
`,
)

/** Cities with a law or custom against towers. */
export const isLowRise = inAreas(
  'circles',
  `
  35.01 135.77 8 Kyoto
  34.69 135.83 5 Nara
  26.92 75.82 8 Jaipur
  38.9 -77.03 8 Washington
  -8.65 115.22 14 Bali
`,
)
