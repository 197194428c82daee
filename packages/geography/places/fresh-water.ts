import { inAreas } from './area.ts'

export const isByLake = inAreas(
  'circles',
  `
  46.4 6.5 22 Geneva
  47.3 8.6 13 Zurich
  47.0 8.35 13 Lucerne
  46.7 7.75 10 Thun
  47.6 9.3 18 Constance
  46.0 9.2 16 Como
  45.6 10.7 18 Garda
  45.95 8.6 16 Maggiore
  45.9 6.15 9 Annecy
  46.37 14.1 7 Bled
  41.05 20.75 15 Ohrid
  46.85 17.8 26 Balaton
  47.75 13.4 16 Salzkammergut
  54.4 -2.95 14 Windermere
  52.05 -9.5 10 Killarney
  57.3 -4.4 16 Loch Ness
  61.5 23.76 9 Tampere
  41.88 -87.63 10 Chicago
  43.04 -87.91 8 Milwaukee
  43.07 -89.4 7 Madison
  43.65 -79.38 13 Toronto
  41.5 -81.69 9 Cleveland
  42.88 -78.88 8 Buffalo
  44.48 -73.2 8 Burlington
  39.1 -120.0 18 Tahoe
  47.68 -116.8 8 Coeur d'Alene
  49.5 -119.55 24 Okanagan
  45.0 -79.3 18 Muskoka
  14.7 -91.2 9 Atitlan
  -15.9 -69.7 42 Titicaca
  -41.1 -71.4 16 Nahuel Huapi
  -39.28 -71.95 12 Villarrica
  -45.03 168.66 9 Wakatipu
  -44.7 169.13 7 Wanaka
  -38.7 176.08 10 Taupo
  -38.14 176.25 7 Rotorua
  34.1 74.87 7 Dal
  24.58 73.68 6 Pichola
  28.2 83.97 7 Phewa
  20.55 96.9 12 Inle
  2.7 98.8 18 Toba
  30.25 120.15 7 West Lake
  51.9 104.9 42 Baikal
  42.5 77.5 42 Issyk-Kul
  0.2 32.5 16 Victoria
  40.4 45.1 16 Sevan
`,
)

export const isByRiver = inAreas(
  'circles',
  `
  48.86 2.35 5 Paris
  51.5 -0.12 7 London
  47.5 19.04 5 Budapest
  48.2 16.37 5 Vienna
  50.08 14.43 4 Prague
  41.15 -8.61 4 Porto
  38.71 -9.14 5 Lisbon
  37.38 -5.98 4 Seville
  41.9 12.5 5 Rome
  43.77 11.25 3 Florence
  50.94 6.96 5 Cologne
  50.11 8.68 5 Frankfurt
  51.05 13.74 4 Dresden
  49.4 8.69 3 Heidelberg
  53.55 9.99 6 Hamburg
  52.37 4.89 4 Amsterdam
  47.56 7.59 3 Basel
  45.76 4.84 4 Lyon
  44.84 -0.58 4 Bordeaux
  43.6 1.44 4 Toulouse
  44.8 20.47 4 Belgrade
  48.15 17.11 4 Bratislava
  52.23 21.01 5 Warsaw
  50.06 19.94 4 Krakow
  53.35 -6.26 4 Dublin
  51.9 -8.47 3 Cork
  53.96 -1.08 3 York
  55.86 -4.25 5 Glasgow
  54.98 -1.61 4 Newcastle
  59.93 30.33 8 Saint Petersburg
  55.75 37.62 9 Moscow
  30.05 31.24 9 Cairo
  25.7 32.64 6 Luxor
  24.09 32.9 6 Aswan
  33.31 44.37 8 Baghdad
  25.32 83.0 5 Varanasi
  22.57 88.36 8 Kolkata
  13.75 100.5 9 Bangkok
  10.78 106.7 7 Ho Chi Minh City
  15.88 108.33 3 Hoi An
  19.89 102.14 4 Luang Prabang
  11.56 104.92 5 Phnom Penh
  31.23 121.47 9 Shanghai
  37.57 126.98 9 Seoul
  34.69 135.5 6 Osaka
  29.95 -90.07 5 New Orleans
  38.63 -90.2 5 Saint Louis
  45.52 -122.68 5 Portland
  32.08 -81.09 4 Savannah
  29.42 -98.49 4 San Antonio
  41.88 -87.63 5 Chicago
  40.44 -80.0 4 Pittsburgh
  36.16 -86.78 4 Nashville
  46.81 -71.22 4 Quebec
  45.5 -73.57 6 Montreal
  45.42 -75.7 4 Ottawa
  -27.47 153.03 5 Brisbane
  -37.81 144.96 5 Melbourne
  -3.1 -60.02 7 Manaus
`,
)

/** The map of the sea has no lakes: towns on a large one, `latitude longitude bearing of the open water`. */
export const lakesides: readonly (readonly [latitude: number, longitude: number, waterBearing: number])[] = [
  [41.85, -87.65, 75],
  [42.04, -87.69, 90],
  [43.04, -87.91, 90],
  [43.7, -79.42, 165],
  [43.59, -79.64, 150],
  [43.25, -79.87, 50],
  [41.5, -81.7, 330],
  [42.89, -78.88, 260],
  [42.13, -80.08, 330],
  [46.2, 6.15, 45],
  [46.52, 6.63, 190],
  [46.43, 6.91, 250],
  [47.37, 8.55, 165],
  [47.05, 8.31, 110],
  [47.66, 9.18, 70],
  [45.81, 9.08, 0],
  [-38.69, 176.07, 225],
  [-41.13, -71.31, 0],
]
